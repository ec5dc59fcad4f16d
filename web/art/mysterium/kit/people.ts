import type { Row } from '../motif.ts';

// Small people, and parts of large ones.
export const kPeople = {
  lady: ['person', 'une dame en robe longue|dames en robe longue', 'a lady in a long dress|ladies in long dresses', 'acc', '', `
o M-15,0C-12,-14 -6,-20 -4,-26L4,-26C6,-20 12,-14 15,0Q0,4 -15,0Z
o M-5,-25L-4,-36Q0,-39 4,-36L5,-25Z
k/.2 M2,-26C6,-20 12,-14 15,0Q8,3 4,3Z
-o:2.600 M-4,-35L-9,-27M4,-35L9,-28
skin c 0 -42 4.300
ink M-5,-42C-6,-50 6,-50 5,-42C3,-45 -2,-46 -5,-42Z
ink c 0 -49.500 2.600`],
  gentleman: ['person', 'un homme en haut-de-forme|hommes en haut-de-forme', 'a man in a top hat|men in top hats', '#3a3f6a', '', `
ink M-5,0L-4,-16H0V0ZM1,0V-16H5L6,0Z
o M-7,-12L-6,-32Q0,-36 6,-32L7,-12L3,-14H-3Z
-o:3 M6,-31L11,-20
-ink:1.300 M11,-22L14,0
skin c 0 -38 4.200
ink M-7,-41H7V-39.500H-7ZM-4.500,-41V-51H4.500V-41Z
acc M-4.500,-43.500h9v2h-9z`],
  child: ['person', 'un enfant|enfants', 'a child|children', '#4f8fb0', '', `
ink M-3.500,0V-8H-.5V0ZM1,0V-8H4V0Z
o M-7,-6C-6,-14 -4,-18 0,-19C4,-18 6,-14 7,-6Z
-o:2.800 M5,-16L11,-21M-5,-16L-9,-11
skin c 0 -23.500 4.800
ink M-5,-23C-6,-31 6,-31 5,-23C2,-26 -2,-26 -5,-23Z`],
  dancers: ['person', 'un couple qui danse|couples qui dansent', 'a dancing couple|dancing couples', 'acc', '', `
ink M4,0L6,-18H10L9,0ZM10,-1L10,-18H14L15,-2Z
ink M3,-14L4,-36Q9,-40 14,-36L15,-14Z
o M-22,0C-18,-14 -9,-20 -8,-26L0,-26C3,-18 5,-8 2,0Q-10,4 -22,0Z
o M-8,-25L-8,-36Q-4,-39 0,-36L0,-25Z
-o:2.600 M-7,-35L6,-32
-ink:2.800 M5,-35L-6,-29
-skin:2.400 M-2,-35C-10,-44 -14,-44 -17,-49
-ink:2.600 M5,-36C-4,-46 -10,-46 -15,-50
skin c -4 -42 4 | c 8 -43 4.200
ink M-9,-42C-9,-50 1,-50 0,-43C-2,-45 -5,-45 -9,-42ZM4,-44C4,-51 13,-50 12,-43C10,-46 7,-46 4,-44Z`],
  ghost: ['person', 'un fantôme|fantômes', 'a ghost|ghosts', '#f2f6f2', '', `
o/.88 M-20,0C-18,-20 -22,-36 -14,-50C-8,-60 8,-60 14,-50C22,-36 18,-20 20,0Q15,-7 10,0Q5,-7 0,0Q-5,-7 -10,0Q-15,-7 -20,0Z
w/.4 M-10,-20C-12,-36 -8,-48 -2,-52C-8,-44 -8,-30 -6,-16Z
ink/.8 e -6 -40 2.600 4 | e 6 -40 2.600 4 | e 0 -31 2.500 3
o/.88 M-16,-34L-26,-26L-17,-22ZM16,-34L26,-26L17,-22Z`],
  knight: ['person', 'un chevalier en armure|chevaliers en armure', 'a knight in armour|knights in armour', '#a9b3c4', '', `
o M-9,0L-8,-24H-1L-2,0ZM2,0L1,-24H8L9,0Z
o M-12,-22L-13,-48Q0,-56 13,-48L12,-22Q0,-18 -12,-22Z
o c -14 -46 5.500 | c 14 -46 5.500
-o:5 M-15,-44L-17,-28M15,-44L18,-30
k/.2 M2,-52Q9,-51 13,-48L12,-22Q6,-20 2,-20Z
o M-8,-52V-64C-8,-74 8,-74 8,-64V-52Q0,-48 -8,-52Z
ink M-7,-63H7V-59H-7Z
acc M0,-71C-4,-82 8,-88 16,-80C10,-80 6,-76 4,-70Z
-o:2.200 M20,-2V-74
-ink:1 M-11,-34H11M0,-58V-53`],
  fisher: ['person', 'un pêcheur assis|pêcheurs assis', 'a sitting fisherman|sitting fishermen', '#4f7a5a', '', `
o M-8,-4C-10,-16 -6,-22 0,-24C6,-22 8,-14 7,-8H16L18,6H14L12,-2H-6Z
-o:3 M3,-20L13,-16
-ink:1.200 M10,-12L34,-40
-lit:.6/.8 M34,-40L38,14
skin c 0 -29 4.400
o M-8,-31Q0,-34 9,-30L4,-32Q4,-39 0,-38Q-5,-38 -5,-32Z`],
  ropewalker: ['person', 'un funambule|funambules', 'a tightrope walker|tightrope walkers', 'acc', '', `
-ink:1 M-34,-17L34,-21
ink M-4,0L-2,-12H1L-1,0ZM4,0L2,-12H5L6,-1Z
o M-5,-10L-5,-25Q0,-28 5,-25L6,-10Q0,-8 -5,-10Z
-o:2.600 M-4,-24L-13,-19M4,-24L13,-20
skin c 0 -31 4
ink M-4.500,-31C-5,-38 5,-38 4.500,-31Q0,-34 -4.500,-31Z`],
  mermaid: ['person', 'une sirène|sirènes', 'a mermaid|mermaids', '#3fa08a', '#c0582f', `
o M-4,-26C-14,-20 -16,-8 -4,-3C8,0 20,0 26,-8C24,-16 30,-22 38,-22C37,-14 40,-8 46,-4C38,-2 30,-2 27,-4C20,6 0,6 -12,0C-24,-8 -18,-22 -8,-30L6,-30L7,-24Z
-w:.8/.4 M-12,-12q4,-3 6,1q4,-2 6,2M-8,-6q4,-3 6,1q5,-2 7,1M4,-3q4,-3 6,1q4,-2 6,1
skin M-6,-28L-5,-42Q0,-46 5,-42L6,-28Z
acc M-5,-39H5L4,-34H-4Z
-skin:2.600 M5,-41L13,-31
o2 M-6,-52C-16,-46 -14,-28 -17,-20C-9,-22 -6,-32 -5,-42ZM4,-54C10,-50 9,-42 7,-38L3,-44Z
skin c 0 -49 5
o2 M-6,-48C-8,-58 6,-60 6,-50C3,-54 -2,-54 -6,-48Z`],
  angel: ['statue', 'une statue d’ange|statues d’ange', 'a stone angel|stone angels', '#b9bcc4', '', `
o M-6,-44C-24,-64 -36,-58 -38,-44C-32,-46 -32,-40 -36,-36C-30,-38 -28,-32 -30,-28C-24,-30 -14,-30 -8,-32ZM6,-44C24,-64 36,-58 38,-44C32,-46 32,-40 36,-36C30,-38 28,-32 30,-28C24,-30 14,-30 8,-32Z
o M-13,-8C-12,-24 -8,-34 -7,-46Q0,-52 7,-46C8,-34 12,-24 13,-8Z
k/.2 M2,-49Q5,-48 7,-46C8,-34 12,-24 13,-8H4Z
o c 0 -56 6
-k:1.200/.3 M-6,-42L2,-30L6,-42M-4,-28L-6,-10M4,-28L5,-10
o M-18,-8H18V-3H22V4H-22V-3H-18Z
k/.18 M6,-8H18V-3H22V4H8Z`],
  snowman: ['person', 'un bonhomme de neige|bonshommes de neige', 'a snowman|snowmen', '#f6fafc', '', `
-#6a4a3a:2 M14,-36L32,-46M26,-42L30,-36M-14,-36L-32,-42M-27,-41L-30,-48
o c 0 -16 18 | c 0 -40 13 | c 0 -59 9.500
ball c 0 -16 18 | c 0 -40 13 | c 0 -59 9.500
acc M-9,-51Q0,-47 9,-51L9,-47L13,-36L8,-37L6,-46Q-4,-44 -9,-47Z
#e8803a M1,-59L14,-56L1,-56Z
ink c -3 -62 1.300 | c 4 -62 1.300 | c 0 -42 1.400 | c 0 -36 1.400
ink M-13,-66H13V-63H-13ZM-8,-66V-80H8V-66Z`],
  eye: ['body', 'un œil|yeux', 'an eye|eyes', '#3f8fa0', '', `
pap M-40,0C-22,-24 22,-24 40,0C22,22 -22,22 -40,0Z
sh M-40,0C-22,-24 22,-24 40,0C22,-12 -22,-12 -40,0Z
o c 0 -1 16
ball c 0 -1 16
ink c 0 -1 7.500
w c -5 -7 3.400
-ink:2.600 M-40,0C-22,-24 22,-24 40,0
-ink:1.800 M-28,-12L-35,-20M-14,-18L-18,-28M2,-19L2,-30M17,-17L22,-27M30,-10L38,-18`],
  lips: ['body', 'une bouche|bouches', 'a mouth|mouths', '#c8384c', '', `
o M-32,0C-20,-10 -10,-18 -4,-14L0,-11L4,-14C10,-18 20,-10 32,0C18,18 -18,18 -32,0Z
k/.35 M-32,0C-16,-4 16,-4 32,0C16,4 -16,4 -32,0Z
w/.35 M-10,8Q0,12 10,8Q0,15 -10,8Z`],
  heart: ['jewel', 'un cœur|cœurs', 'a heart|hearts', '#d8405a', '', `
o M0,30C-40,4 -36,-28 -16,-28C-6,-28 0,-20 0,-16C0,-20 6,-28 16,-28C36,-28 40,4 0,30Z
ball M0,30C-40,4 -36,-28 -16,-28C-6,-28 0,-20 0,-16C0,-20 6,-28 16,-28C36,-28 40,4 0,30Z
w/.5 e -15 -15 4 7 30`],
  skull: ['body', 'un crâne|crânes', 'a skull|skulls', '#efe6d2', '', `
o M-15,0L-16,-12C-28,-20 -28,-52 0,-54C28,-52 28,-20 16,-12L15,0Q0,4 -15,0Z
ball M-15,0L-16,-12C-28,-20 -28,-52 0,-54C28,-52 28,-20 16,-12L15,0Q0,4 -15,0Z
ink M-16,-24C-18,-34 -4,-36 -4,-26C-6,-18 -14,-18 -16,-24ZM16,-24C18,-34 4,-36 4,-26C6,-18 14,-18 16,-24ZM0,-20L-4,-12H4Z
-ink:1.400/.7 M-8,-8V1M-3,-8V2M3,-8V2M8,-8V1M-12,-8H12`],
  puppet: ['toy', 'une marionnette|marionnettes', 'a puppet|puppets', 'acc', '#c9996a', `
-lit:.7/.8 M-16,-26L-10,-84M16,-30L10,-84M0,-46L0,-84
-o2:3 M-14,-86H14M0,-90V-82
-o2:3.600 M-5,-14L-8,-4M-8,-4L-6,4M5,-14L9,-6M9,-6L12,3M-7,-30L-14,-34M-14,-34L-16,-26M7,-30L14,-26M14,-26L17,-31
o M-8,-12L-6,-33H6L8,-12Q0,-8 -8,-12Z
pap c 0 -22 1.500 | c 0 -28 1.500
o2 c 0 -40 7
o M-7,-43C-6,-52 0,-54 8,-56C6,-50 8,-46 7,-43Q0,-46 -7,-43Z
ink c -2.600 -39 1 | c 2.600 -39 1
acc c 0 -36.500 1.200`],
} as const satisfies Record<string, Row>;
