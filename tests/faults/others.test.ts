import { cells } from './cells'
import { runCells } from './run-cells'

runCells(cells.filter(({ isChosen }) => !isChosen))
