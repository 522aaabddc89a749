/** Whether the rules lie open beside the board: any part of the table may open them. */
export const beside = $state({ open: false });
