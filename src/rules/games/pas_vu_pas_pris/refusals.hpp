// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::keyhole {

using rules::Reason;

// Of setups.
inline constexpr Reason kNoSuchSeat{{"PV", 12}, "La place {0} n'est pas à table.", "Seat {0} is not at the table."};
// Of chance.
inline constexpr Reason kNotNow{{"PV", 20}, "Ce n'est pas le moment.", "This is not the time for it."};
inline constexpr Reason kCardGone{{"PV", 20}, "Cette carte a déjà été piochée.", "This card has been drawn already."};
inline constexpr Reason kBellGone{{"PV", 70}, "Cette carte Minuit sonne a déjà été piochée.", "This bell has rung already."};
inline constexpr Reason kLayoutChosen{
    {"PV", 10}, "L'hôte a choisi une autre disposition des meubles.", "The host has chosen another layout of the furniture."};
// Of furniture.
inline constexpr Reason kMovedAlready{
    {"PV", 21}, "Ce meuble a déjà été déplacé à ce tour : {thing}.", "This piece has been moved already this round: {thing}."};
inline constexpr Reason kNotOnCard{
    {"PV", 20}, "Ce meuble n'est pas sur ta carte : {thing}.", "This piece is not on your card: {thing}."};
inline constexpr Reason kNothingSeized{{"PV", 22}, "Tu ne tiens aucun meuble.", "You are holding no piece."};
inline constexpr Reason kOtherSeized{
    {"PV", 22}, "C'est un autre meuble que tu tiens.", "It is another piece that you are holding."};
inline constexpr Reason kNotUnit{{"PV", 23}, "L'orientation n'est pas une rotation.", "The turn is not a unit quaternion."};
inline constexpr Reason kSticksOutSouth{
    {"PV", 23}, "Dépasse du hall de {0},{1}{2} case au sud : {thing}.", "Sticks out by {0}.{1}{2} on the south side: {thing}."};
inline constexpr Reason kSticksOutWest{
    {"PV", 23}, "Dépasse du hall de {0},{1}{2} case à l'ouest : {thing}.", "Sticks out by {0}.{1}{2} on the west side: {thing}."};
inline constexpr Reason kSticksOutNorth{
    {"PV", 23}, "Dépasse du hall de {0},{1}{2} case au nord : {thing}.", "Sticks out by {0}.{1}{2} on the north side: {thing}."};
inline constexpr Reason kSticksOutEast{
    {"PV", 23}, "Dépasse du hall de {0},{1}{2} case à l'est : {thing}.", "Sticks out by {0}.{1}{2} on the east side: {thing}."};
inline constexpr Reason kInFloor{{"PV", 23}, "S'enfonce dans le sol : {thing}.", "Sinks into the floor: {thing}."};
inline constexpr Reason kInOther{{"PV", 23}, "Traverse un autre meuble : {thing}.", "Goes through another piece: {thing}."};
inline constexpr Reason kInGhost{{"PV", 23}, "Traverse un fantôme : {thing}.", "Goes through a ghost: {thing}."};
inline constexpr Reason kFloats{{"PV", 23}, "Ne tient pas tout seul : {thing}.", "Nothing holds it up: {thing}."};
inline constexpr Reason kNeverRests{{"PV", 23},
                                    "Lâché ainsi, ce meuble ne s'immobilise pas : {thing}.",
                                    "Let go like this, the piece does not come to rest: {thing}."};
inline constexpr Reason kListedTwice{{"PV", 24}, "Un meuble est cité deux fois.", "A piece is named twice."};
inline constexpr Reason kNeedNotFall{
    {"PV", 24}, "Ce meuble tenait très bien : {thing}.", "This piece was held well enough: {thing}."};
inline constexpr Reason kStillFalls{
    {"PV", 24}, "Ce meuble n'est plus soutenu : {thing}.", "This piece is not held any more: {thing}."};
inline constexpr Reason kNothingSettles{{"PV", 24}, "Aucun meuble ne doit retomber.", "No piece has to settle."};
inline constexpr Reason kNotTipped{
    {"PV", 73}, "Ce meuble n'a pas basculé : {thing}.", "This piece has not been tipped over: {thing}."};
// Of plans.
inline constexpr Reason kPlannedAlready{{"PV", 30}, "Tes déplacements sont déjà prévus.", "Your moves are planned already."};
inline constexpr Reason kFigureOrder{{"PV", 25},
                                     "Un fantôme ne se déplace qu'une fois par tour, dans l'ordre des figurines.",
                                     "A ghost moves once a round, and moves are told in the order of the figures."};
inline constexpr Reason kTooManySteps{
    {"PV", 25}, "Il faut {0} points et la carte en donne {1}.", "That takes {0} points, and the card gives {1}."};
inline constexpr Reason kNotAdjacent{{"PV", 25},
                                     "On avance d'une case voisine à l'autre, sans diagonale.",
                                     "Steps lead to a neighbouring square, never diagonally."};
inline constexpr Reason kNotOwnSide{
    {"PV", 26}, "On entre par une porte de son propre côté.", "A ghost enters by a door of its own side."};
inline constexpr Reason kNotFarSide{
    {"PV", 26}, "On sort par une porte du côté opposé.", "A ghost leaves by a door of the opposite side."};
inline constexpr Reason kIsOut{{"PV", 26}, "Ce fantôme est déjà sorti.", "This ghost is out already."};
inline constexpr Reason kEnteredNow{
    {"PV", 27}, "On n'entre pas et on ne sort pas au même tour.", "A ghost does not enter and leave in one round."};
inline constexpr Reason kNoSteps{
    {"PV", 27}, "On ne se décale pas dans sa propre case.", "There is no shifting inside a ghost's own square."};
inline constexpr Reason kOutsideSquare{
    {"PV", 29}, "Un fantôme se tient entièrement dans sa case.", "A ghost stands wholly inside its square."};
inline constexpr Reason kLiesElsewhere{
    {"PV", 72}, "Couché, un fantôme garde son milieu dans sa case.", "Lying, a ghost keeps its middle in its square."};
inline constexpr Reason kNotLevel{
    {"PV", 29}, "Il n'y a pas de surface plane à cette hauteur.", "There is no level surface at this height."};
inline constexpr Reason kSpotTaken{{"PV", 29}, "La place est prise.", "The spot is taken."};
inline constexpr Reason kMustStaySmall{
    {"PV", 60}, "Avec les fusions, seuls les petits fantômes partent.", "With fusions, only small ghosts start."};
inline constexpr Reason kSmallLeft{
    {"PV", 65}, "Il reste un petit fantôme à faire partir.", "There still is a small ghost left to start."};
inline constexpr Reason kFixed{{"PV", 63}, "Ce fantôme ne bouge pas à ce tour.", "This ghost does not move this round."};
inline constexpr Reason kNoFusions{{"PV", 60}, "On joue sans fusions.", "Fusions are off."};
inline constexpr Reason kCannotFuse{{"PV", 61}, "Ces deux fantômes ne peuvent pas fusionner.", "These two ghosts cannot fuse."};
inline constexpr Reason kNotTogether{
    {"PV", 61}, "Pour fusionner, ils doivent finir sur la même case.", "To fuse, they must end on the same square."};
inline constexpr Reason kNeitherMoved{
    {"PV", 61}, "L'un des deux doit venir d'arriver.", "One of the two must have ended its move there."};
inline constexpr Reason kNoFigure{{"PV", 61}, "Il n'y a plus de figurine de cette taille.", "No figure of that size is left."};
inline constexpr Reason kDoesNotFit{
    {"PV", 62}, "Le grand fantôme ne tient pas dans la case.", "The bigger ghost does not fit into the square."};
// Of the keyhole.
inline constexpr Reason kSideMustChange{{"PV", 32}, "La serrure doit changer de côté.", "The keyhole must change sides."};
// Of the cards Minuit sonne.
inline constexpr Reason kNotHidden{
    {"PV", 75}, "Aucun petit fantôme de ce voisin n'est caché là.", "No small ghost of that neighbour is hidden there."};
inline constexpr Reason kNotThirdRow{
    {"PV", 75}, "On le place à trois cases de son côté.", "It is put three squares from the own side."};
inline constexpr Reason kCannotGrow{
    {"PV", 78}, "Ce fantôme ne peut pas être remplacé ainsi.", "This ghost cannot be replaced like this."};

}  // namespace minuit::keyhole
