/** The plans of the small ships: what the eye knows them by is the rig. */

import { beakhead, lanterns, oars, rails, windows } from './ornaments.ts'
import { foreAft, square } from './sails.ts'
import type { ShipPlan } from './vocabulary.ts'

export const PINNACE: ShipPlan = {
  box: [0, 30, 262, 228],
  scale: 0.72,
  hull: 'M24 180L44 190C96 208 150 208 204 192L230 178L226 196C220 218 208 236 196 246L66 246C48 230 34 208 24 180Z',
  bands: ['M30 192C90 216 150 218 227 190L224 203C150 230 90 228 38 206Z'],
  rail: 'M20 178L44 190C96 208 150 208 204 192L233 176',
  wales: 'M30 192C90 216 150 218 227 190M38 206C90 228 150 230 224 203',
  planks: '40 210 130 234 222 208 64 240 130 247 202 242',
  falls: ['jib', 'fore', 'main'],
  masts: {
    main: {
      x: 92,
      top: 44,
      deck: 196,
      spread: 16,
      rake: 2,
      yards: 'M130 88L42 37M92 44V60',
      sails: [foreAft('48 42 44 172 124 84 122 182', 8, 0, -8)],
    },
    fore: {
      x: 166,
      top: 56,
      deck: 196,
      spread: 14,
      rake: 2,
      yards: 'M202 96L126 53',
      sails: [foreAft('132 58 128 176 196 92 196 180', 7, 0, -8)],
    },
  },
  jibs: [foreAft('208 110 210 174 208 110 252 164', -4, -2, -5)],
  bowsprit: 'M220 184L258 164',
  stays: 'M258 164L166 66M166 66L92 54M92 54L30 178',
  ports: '184 209 206 203',
  portSize: 0.8,
  ensign: '4 128 22 180',
  holes: '100 232 160 234 196 220 70 222',
  ornaments: () => oars('76 98 120 142 164'),
}

export const SLOOP: ShipPlan = {
  box: [-4, -8, 306, 266],
  scale: 0.75,
  hull: 'M28 182L44 186C96 204 156 206 224 180L230 178L224 204C218 222 210 236 202 246L64 246C50 230 38 210 28 182Z',
  bands: ['M34 194C96 214 160 216 226 192L222 206C160 226 100 226 42 210Z'],
  rail: 'M25 181L44 186C96 204 156 206 230 177',
  wales: 'M34 194C96 214 160 216 226 192M42 210C100 226 160 226 222 206',
  planks: '42 212 130 230 220 210 62 240 130 247 206 242',
  falls: ['jib', 'main'],
  masts: {
    main: {
      x: 122,
      top: 0,
      deck: 196,
      spread: 26,
      rake: 8,
      yards: 'M125 68L46 20M130 177L6 172',
      sails: [foreAft('52 26 16 168 122 64 129 172', 10, 0, -8)],
    },
  },
  jibs: [foreAft('136 52 176 166 136 52 290 148', -10, -4, -10), foreAft('132 84 148 178 132 84 222 178', -8, -2, -6)],
  bowsprit: 'M218 188L298 146',
  stays: 'M298 146L119 40M228 180L121 70M120 8L30 176',
  ports: '84 212 112 216 140 216.5 168 213',
  portSize: 0.85,
  holes: '92 234 156 236 196 224 60 224',
  ornaments: () => windows(42, 193, 2, 0.8, 0.25) + rails('M44 186V178M64 192V184M84 197V189M30 176L84 190'),
}

export const CUTTER: ShipPlan = {
  box: [2, 6, 236, 252],
  scale: 0.8,
  hull: 'M20 158L54 166L56 182C100 198 140 198 186 184L204 174L232 164L228 174L206 196C202 220 192 236 182 246L60 246C44 230 32 206 28 184Z',
  bands: ['M28 182C90 210 150 212 208 190L204 204C150 226 90 224 36 200Z'],
  rail: 'M16 157L55 166M53 182C100 198 140 198 186 184L206 173',
  wales: 'M28 182C90 210 150 212 208 190M36 200C90 224 150 226 204 204',
  planks: '36 204 120 232 204 206 58 240 120 247 186 242',
  falls: ['jib', 'main'],
  masts: { main: { x: 112, top: 20, deck: 192, spread: 34, sails: [square(106, 52, 104, 116, 118, 24)] } },
  jibs: [foreAft('182 112 188 170 182 112 230 155', -4, -2, -5)],
  bowsprit: 'M200 180L236 152',
  stays: 'M236 152L112 34M112 34L22 158',
  ports: '88 208 118 211 148 209',
  portSize: 0.9,
  holes: '90 232 150 234 180 218 60 220',
  ornaments: () => windows(30, 170, 2, 0.95, 0.25) + lanterns('25 150') + beakhead(226, 165),
}

export const BRIG: ShipPlan = {
  box: [-6, -16, 326, 274],
  scale: 0.86,
  hull: 'M18 174L70 182C130 194 190 194 246 176L252 186L290 166L288 176L262 198C258 218 250 234 240 246L56 246C44 232 34 206 30 194Z',
  bands: ['M29 190C100 208 180 210 263 196L258 212C180 224 100 222 38 208Z'],
  rail: 'M14 173L70 182C130 194 190 194 248 175',
  wales: 'M29 190C100 208 180 210 263 196M38 208C100 222 180 224 258 212',
  planks: '38 210 140 226 256 214 54 240 140 247 242 242',
  falls: ['fore', 'main'],
  masts: {
    main: {
      x: 110,
      top: -8,
      deck: 188,
      spread: 30,
      yards: 'M112 114L36 88M112 174L10 176',
      sails: [
        square(110, 8, 36, 46, 32, 11),
        square(110, 46, 50, 68, 46, 16),
        foreAft('42 92 22 172 106 112 106 170', 6, 0, -6),
      ],
    },
    fore: {
      x: 194,
      top: 4,
      deck: 190,
      spread: 28,
      sails: [square(193, 18, 34, 44, 28, 10), square(192, 52, 46, 64, 46, 15), square(191, 106, 66, 72, 58, 18)],
    },
  },
  jibs: [foreAft('228 58 254 148 228 58 304 143', -8, -2, -8), foreAft('220 104 238 170 220 104 274 164', -6, -2, -6)],
  bowsprit: 'M244 184L316 136',
  stays: 'M316 136L194 10M292 152L194 62M194 10L110 -2M110 84L194 184',
  tops: '110 90 194 94',
  ports: '56 203 84 208 112 210.5 140 211.5 168 211 196 209 224 206',
  portSize: 0.9,
  ensign: '2 112 17 174',
  holes: '96 232 160 234 220 226 60 222',
  ornaments: () => windows(26, 181, 3, 0.8, 0.16) + beakhead(284, 168) + rails('M254 188L286 171'),
}
