import type { GivenName } from './given-name.ts'
import aNames from './names-a.ts'
import bNames from './names-b.ts'
import bhNames from './names-bh.ts'
import cNames from './names-c.ts'
import dNames from './names-d.ts'
import vowelsNames from './names-e-i-o-u.ts'
import gNames from './names-g.ts'
import hNames from './names-h.ts'
import jNames from './names-j.ts'
import kNames from './names-k.ts'
import lNames from './names-l.ts'
import mNames from './names-m.ts'
import nNames from './names-n.ts'
import pNames from './names-p.ts'
import rNames from './names-r.ts'
import sNames from './names-s.ts'
import shNames from './names-sh.ts'
import tNames from './names-t.ts'
import yNames from './names-y.ts'

/** Spread over files by the first letter of the Latin spelling. */
export const givenNames: readonly GivenName[] = [
  ...aNames,
  ...bNames,
  ...bhNames,
  ...cNames,
  ...dNames,
  ...vowelsNames,
  ...gNames,
  ...hNames,
  ...jNames,
  ...kNames,
  ...lNames,
  ...mNames,
  ...nNames,
  ...pNames,
  ...rNames,
  ...sNames,
  ...shNames,
  ...tNames,
  ...yNames,
]
