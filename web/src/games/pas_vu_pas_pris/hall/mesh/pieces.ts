// The six pieces as they are seen: detail on the rules' bodies, nowhere further than 0.03 squares from them.
import type { Piece } from '../../../../wire/pas_vu_pas_pris';
import { armchair } from './armchair';
import type { Build } from './build';
import { desk } from './desk';
import { mirror } from './mirror';
import { piano } from './piano';
import { table } from './table';
import { trolley } from './trolley';

export const kPieceMeshes: Readonly<Record<Piece, () => Build>> = { mirror, trolley, desk, piano, armchair, table };
