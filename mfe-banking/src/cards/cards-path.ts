export const CARDS = "/online-banking/cards";
