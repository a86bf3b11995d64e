import animals from './animals.ts'
import bodyAndDeed from './body-and-deed.ts'
import homeAndRoad from './home-and-road.ts'
import landAndHarvest from './land-and-harvest.ts'
import people from './people.ts'
import skyAndWater from './sky-and-water.ts'
import type { DreamSymbol } from './symbol.ts'

export const dreamSymbols: readonly DreamSymbol[] = [
  ...skyAndWater,
  ...animals,
  ...landAndHarvest,
  ...homeAndRoad,
  ...people,
  ...bodyAndDeed,
]
