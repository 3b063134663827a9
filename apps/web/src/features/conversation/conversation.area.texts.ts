export const writeToResident = "Écrire à un résident";
