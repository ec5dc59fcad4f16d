import type { HelpWords } from './words';

export const kEnglish: HelpWords = {
  goal: {
    title: 'The aim',
    clauses: {
      'PV-51':
        'Ghosts that got out on the far side score: small 1, medium 3, large 5. Still in the hall at the end: small 1, medium 1, large 2.',
      'PV-53': 'The host may decide that a small ghost still in the hall is worth nothing.',
      'PV-52':
        'Most points win. In a tie: most ghosts out, then fewest ghosts left on the own side; otherwise the win is shared.',
      'PV-50': 'The match lasts five rounds: it ends when there is no card left to draw.',
    },
  },
  parts: {
    title: 'The hall',
    clauses: {
      'PV-01': 'A hall of six squares by six. Each side has six doors, numbered left to right for somebody outside.',
      'PV-02':
        'Two to four players, each with a colour and a side, one large ghost, two medium ones and four small ones. Two sit side by side, or face to face if the host likes.',
      'PV-03':
        'Six pieces of furniture with real hollows: the mirror, the trolley and its shelves, the desk and the space under its top, the piano, the armchair, the table and its cloth.',
      'PV-04': 'A small ghost fits under the desk or the table, a medium one nearly everywhere; a large one takes a lot of room.',
      'PV-05': 'Twenty movement cards, twelve cards Midnight strikes, a die and a keyhole.',
      'PV-06': 'A card gives points to move by. Fourteen also show two pieces of furniture, one of which may be moved.',
      'PV-07': 'With two players ten cards are set aside unseen, with three players five: there are always five rounds.',
    },
  },
  start: {
    title: 'Before the first round',
    clauses: {
      'PV-10': 'The hall is furnished in one of the prepared ways, by chance or as the host chooses.',
      'PV-11': 'The keyhole is hung on a door by chance.',
      'PV-12': 'Chance, or the host, says who has the die.',
    },
  },
  furniture: {
    title: 'Furniture',
    clauses: {
      'PV-20': 'From the holder of the die on, each draws a card in turn. If it shows furniture, one piece may be moved at once.',
      'PV-21':
        'A piece that was moved this round is not moved again; if both on the card were, any other may be. Putting it back counts as moving it.',
      'PV-22': 'A piece taken in hand is chosen: there is no changing it.',
      'PV-23':
        'Put it down anywhere and anyhow: upright, lying, leaning, on top of another. Let go, it falls and comes to rest; it must not stick out of the hall nor go through anything. Else try again.',
      'PV-24':
        'A ghost that stood on the piece stays on its square and is set down. A piece that rested on it comes to rest again by itself.',
    },
  },
  walking: {
    title: 'Ghosts',
    clauses: {
      'PV-25': 'All at once, each shares the card’s points among their ghosts: a point a square, never diagonally.',
      'PV-26':
        'A ghost enters by a door of its own side (a point) and leaves by a door of the opposite side (a point). Once out, it scores and does not come back.',
      'PV-27':
        'A ghost does not enter and leave in one round. It does not go back out by its own side, nor shift inside its square.',
      'PV-28': 'Furniture stops nobody and slows nobody down; a ghost may end on it or in it.',
      'PV-29':
        'At rest a ghost stands upright on a level surface, wholly inside its square, touching nobody. Where on the square is your choice.',
      'PV-30':
        'Moves are secret until everyone is done. If two are in each other’s way, the one further from the die makes room. Unused points are lost.',
    },
  },
  keyhole: {
    title: 'The keyhole',
    clauses: {
      'PV-31': 'The highest roll chooses the keyhole’s side. Whoever has chosen waits until everyone has chosen equally often.',
      'PV-32': 'The keyhole must change sides. Nobody looks before: until then the hall is seen only from above.',
      'PV-33': 'The die tells the door. Then it goes to the neighbour on the left, who opens the next round.',
      'PV-34': 'Everyone looks: every ghost seen returns to its side. The keyhole stays there.',
      'PV-40': 'The eye is right behind the hole, at keyhole height. The hole shows a lot, but not all.',
      'PV-41': 'Seen in the mirror is seen. A ghost may hide another one.',
      'PV-42':
        'A ghost is seen when at least half a percent of its silhouette shows. The verdict is computed, the same for all, with its proof: the picture, the share, a ray.',
    },
  },
  fusions: {
    title: 'Variant: fusions',
    clauses: {
      'PV-60': 'Ghosts start small, and grow only by fusing.',
      'PV-61':
        'Two small ones, or a small and a medium one, of one colour on one square become a ghost of the next size, if one of them has just come and a figure is left.',
      'PV-62': 'No fusion if the bigger ghost does not fit into the square.',
      'PV-63': 'A ghost that came from a fusion does not move again this round.',
      'PV-64': 'A medium or large ghost that was seen waits at the edge and may start again at its size.',
      'PV-65': 'With no small ghost left to start, one that is out may be taken back.',
    },
  },
  bells: {
    title: 'Variant: Midnight strikes',
    clauses: {
      'PV-70': 'From the second round on, the holder of the die turns over a card first: it acts at once.',
      'PV-71': 'Twice as curious: after the look, everyone looks again through the door opposite.',
      'PV-72': 'Take cover: ghosts lie down until the look. Lying, only the middle must be in the square.',
      'PV-73': 'Overexcited: every piece is tipped a quarter turn, to the side that the holder of the die picks.',
      'PV-74': 'Pulling faces: the mirror turns to the centre, and each sends a small ghost in front of it.',
      'PV-75':
        'Tag, you are it: replace a small ghost of the neighbour on the right by one of yours, or put one three squares from your side.',
      'PV-76': 'Dance floor: every piece slides to the nearest door.',
      'PV-77': 'Off the ground: after the look, whoever is not up on furniture goes home.',
      'PV-78': 'I’ll tell my big brother: replace one of your ghosts by a bigger one, if it fits.',
      'PV-79': 'Knock, knock, knock: the keyhole keeps its side; only the door is rolled again.',
      'PV-80': 'I feel dizzy: the board turns by a quarter, and everyone changes sides.',
      'PV-81': 'Crystal ball: the door’s number is rolled beforehand.',
      'PV-82': 'One, two, three, sun: every ghost in the hall goes one square towards its exit.',
    },
  },
};
