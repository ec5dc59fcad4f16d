## Seats

seats-title = S’asseoir et inviter
seats-clauses-TB_03 = Pour agir à une table, il faut y avoir une place. Qui n’est pas assis regarde.
seats-clauses-TB_04 = L’hôte règle la table : les places, les robots, les options, le début. La couronne montre qui c’est.
seats-clauses-TB_05 = Cette place n’existe pas à cette table.
seats-clauses-TB_06 = Quelqu’un est déjà assis là. Choisis une autre place.
seats-clauses-TB_07 = L’hôte garde cette place fermée. Demande-lui de la rouvrir.
seats-clauses-TB_08 = La personne dont il s’agit a quitté la table.
seats-clauses-TB_09 = On ne devient hôte à la place d’un autre que s’il est parti depuis un moment.
seats-clauses-TB_26 = L’hôte a fermé la porte, ou t’a fait sortir.
seats-clauses-TB_27 = La salle est pleine. Essaie un peu plus tard.
seats-clauses-TB_29 = Une place par personne : quitte d’abord la tienne.
seats-clauses-TB_30 = On ne fait sortir ni soi-même, ni qui partage son appareil. Pour partir, quitte ta place.
seats-clauses-TB_43 = L’hôte veut voir qui arrive : attends qu’il t’ouvre.
seats-clauses-TB_44 = Personne n’a ouvert. Préviens l’hôte autrement, puis reviens.

## The match

match-title = La partie
match-clauses-TB_02 = La table a changé pendant que tu choisissais. Regarde où elle en est, puis joue.
match-clauses-TB_10 = Cela se règle avant ou après une partie, pas pendant.
match-clauses-TB_11 = Il faut d’abord que l’hôte lance une partie.
match-clauses-TB_12 = Toutes les places doivent être prises, par des gens ou par des robots, avant de commencer.
match-clauses-TB_13 = Choisis un niveau que ce jeu propose.
match-clauses-TB_14 = Le dé, ou la pioche, est à quelqu’un d’autre pour l’instant.
match-clauses-TB_15 = On reprend son coup tant que rien d’autre n’est arrivé : ni dé, ni carte, ni coup d’un autre.
match-clauses-TB_16 = Ce jeu se joue coup par coup.
match-clauses-TB_28 = Cette table a servi à beaucoup de parties. Ouvres-en une nouvelle.
match-clauses-TB_32 = Ton coup précédent est encore examiné. Un instant.
match-clauses-CT_01 = La partie est finie : plus rien ne s’y joue.
match-clauses-CT_02 = Ce n’est pas ton tour.
match-clauses-CT_03 = Le hasard n’est pas attendu : quelqu’un doit choisir d’abord.
match-clauses-CT_04 = Personne n’a de temps limité ici.
match-clauses-CT_05 = Rien n’est à départager à ce moment.

## Talk and settings

talk-title = Parler et régler
talk-clauses-TB_17 = Le jeu demande le silence à ce moment, ou à ce rôle.
talk-clauses-TB_18 = Trop de mots en trop peu de temps. Respire, puis écris.
talk-clauses-TB_19 = Un mot à la table n’est ni vide ni très long.
talk-clauses-TB_20 = Ces durées sont trop longues.
talk-clauses-TB_31 = Ce texte est trop long.
talk-clauses-SV_06 = Un nom est court et n’est pas vide.

## The server

server-title = La connexion
server-clauses-TB_01 = Le serveur n’a pas compris cette page. Recharge-la.
server-clauses-TB_21 = Le serveur n’a pas pu noter ce coup : il n’a pas eu lieu. Essaie encore.
server-clauses-TB_22 = Trop de demandes à la fois à cette table. Essaie encore.
server-clauses-TB_23 = Le serveur a été mis à jour. Recharge la page.
server-clauses-TB_24 = La page et le serveur se sont mal compris. Recharge la page.
server-clauses-TB_25 = Aucune table à cette adresse. Peut-être manque-t-il un bout du lien.
server-clauses-TB_33 = Le serveur n’arrive pas à relire cette table. Essaie un peu plus tard.
server-clauses-TB_34 = Trop de gestes d’un coup. Attends une seconde, puis recommence.
server-clauses-TB_35 = On ne peut montrer que des endroits du plateau.
server-clauses-TB_36 = Aucune course n’est en cours : attends le prochain lancer.
server-clauses-TB_37 = C’est déjà fait pendant ce lancer, ou ce n’est pas le moment.
server-clauses-TB_38 = Qui a vu les secrets d’une place ne change pas de place dans la même partie, ni personne sur le même appareil.
server-clauses-TB_39 = La demande n’existe plus : la personne est partie, ou quelqu’un a refusé.
server-clauses-TB_40 = Seuls ceux qui ont joué cette partie décident qui prend une place libre.
server-clauses-TB_41 = Ceux qui ont joué cette partie sont partis : un robot tient la place jusqu’à la fin.
server-clauses-TB_42 = Trop de monde a joué ou demande à jouer. Regarde, et joue la suivante.
server-clauses-TB_45 = Assez a été écrit d’ici aujourd’hui : rien de neuf ne commence, les parties en cours continuent.
server-clauses-TB_46 = Le serveur manque de place : rien de neuf ne commence, les parties en cours continuent.
server-clauses-TB_47 = L’exploitant de ce serveur a fermé cette table. Joue à une autre.
server-clauses-TB_48 = L’exploitant de ce serveur a supprimé cette table.
server-clauses-TB_49 = L’exploitant a retiré cette table de la liste publique. On y vient encore par son lien.
server-clauses-TB_50 = Tu as quitté toutes les tables, ou tes données ont été effacées. La page revient d’elle-même.
server-clauses-SV_01 = Il n’y a rien à cette adresse.
server-clauses-SV_02 = Cette adresse ne s’utilise pas ainsi.
server-clauses-SV_03 = La demande n’a pas la bonne forme. Recharge la page.
server-clauses-SV_04 = Une page d’un autre site n’a pas le droit de demander cela.
server-clauses-SV_05 = Trop de tables ou de noms en peu de temps. Attends une minute.
server-clauses-SV_07 = Le serveur est débordé. Essaie un peu plus tard.
server-clauses-SV_08 = Cette table n’a pas de partie avec ce numéro.
server-clauses-SV_09 = Trois tables publiques par personne au plus : ferme-en une, ou ouvre une table privée.
server-clauses-SV_10 = Un appareil ne peut pas avoir autant de joueurs.
server-clauses-SV_11 = Ce serveur ne connaît pas les règles de cette partie : elle ne peut pas être revue ici.
server-clauses-SV_12 = Une partie se revoit par les yeux d’une de ses places, du public, ou en voyant tout.
server-clauses-SV_13 = Cette partie finit avant ce moment.
server-clauses-SV_14 = Cette partie n’en est pas encore à ce regard.
server-clauses-SV_15 = Trop de nouveaux venus de ton réseau en peu de temps : attends un peu et recharge la page.
server-clauses-SV_16 = Beaucoup de conseils sont demandés en ce moment : réessaie dans un instant.
server-clauses-SV_17 = L’exploitant de ce serveur t’en a exclu pour un temps.
server-clauses-SV_18 = Trop de signalements viennent d’ici. Réessaie plus tard.
server-clauses-SV_19 = On signale quelqu’un depuis la table où l’on est.
server-clauses-SV_20 = On ne signale ni soi-même, ni qui partage son appareil.
server-clauses-SV_21 = Un code sert une seule fois, pendant dix minutes. Demandes-en un autre sur le premier appareil.
server-clauses-SV_22 = Trop de codes ont été essayés d’ici. Attends dix minutes.
server-clauses-SV_23 = Ce navigateur est devenu quelqu’un d’autre entre-temps. Recharge la page.
