import { writeCells } from './cells'
import { runCells } from './run-cells'

runCells(writeCells.filter(({ isChosen }) => !isChosen))
