import { restCells } from './cells'
import { runCells } from './run-cells'

runCells(restCells.filter(({ isChosen }) => !isChosen))
