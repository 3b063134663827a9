/** French words of wallets in the frame. */
export const walletAreaTexts = {
  title: "Portefeuilles",
  record: "Portefeuille",
  create: "Nouveau portefeuille",
} as const;
