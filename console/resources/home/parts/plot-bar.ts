export interface PlotBar {
  /** Short, below its bar. */
  label: string
  /** In full, for the table. */
  name: string
  value: number
}
