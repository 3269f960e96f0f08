/** The 16 Specialists of the Glory deck: two of each type, each to be hired in his own way. */

import type { Specialist } from '../vocabulary.ts'
import {
  all,
  during,
  hasCannons,
  hasCaptured,
  hasDefeated,
  hasFound,
  hasSold,
  hasWonBattle,
  inOwnPort,
} from './conditions.ts'
import type { Condition, Hiring } from './gloryCard.ts'
import type { GloryKey } from './keys.ts'

export const HIRING = {
  carpenterA: forGold('carpenter', 4),
  carpenterB: byCheck('carpenter', 'leadership'),
  gunnerCaptainA: forGold('gunnerCaptain', 5),
  gunnerCaptainB: { copies: 1, windows: ['battle.won'], specialist: 'gunnerCaptain', when: hasDefeated },
  masterGunnerA: forGold('masterGunner', 6),
  masterGunnerB: byCheck('masterGunner', 'leadership', hasCannons(3)),
  surgeonA: forGold('surgeon', 4),
  surgeonB: byCheck('surgeon', 'influence'),
  lookoutA: forGold('lookout', 5),
  lookoutB: { copies: 1, windows: ['scout.after'], specialist: 'lookout', when: hasFound, pay: 2 },
  masterAtArmsA: forGold('masterAtArms', 5),
  masterAtArmsB: {
    copies: 1,
    windows: ['battle.won'],
    specialist: 'masterAtArms',
    when: all(hasWonBattle, hasCaptured),
  },
  purserA: forGold('purser', 5),
  purserB: { copies: 1, windows: ['port.sell'], specialist: 'purser', when: hasSold(3) },
  sailingMasterA: forGold('sailingMaster', 6),
  sailingMasterB: byCheck('sailingMaster', 'influence', inOwnPort),
} as const satisfies Partial<Record<GloryKey, Hiring>>

/** In any port. */
function forGold(specialist: Specialist, pay: number): Hiring {
  return { copies: 1, windows: ['port.any'], specialist, when: during('port'), pay }
}

/** In a port, once for each Port action: one who refuses may be asked again on the next visit. */
function byCheck(specialist: Specialist, check: 'leadership' | 'influence', also: Condition = during('port')): Hiring {
  return { copies: 1, windows: ['port.any'], specialist, when: all(during('port'), also), check }
}
