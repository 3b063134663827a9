import { words } from "../french.ts";

/** Most frequent first. */
export const surnames = words(`
  Martin | Bernard | Thomas | Petit | Robert | Richard | Durand | Dubois | Moreau | Laurent | Simon | Michel
  Lefebvre | Leroy | Roux | David | Bertrand | Morel | Fournier | Girard | Bonnet | Dupont | Lambert | Fontaine
  Rousseau | Vincent | Muller | Lefèvre | Faure | André | Mercier | Blanc | Guérin | Boyer | Garnier | Chevalier
  François | Legrand | Gauthier | Garcia | Perrin | Robin | Clément | Morin | Nicolas | Henry | Roussel | Mathieu
  Gautier | Masson | Marchand | Duval | Denis | Dumont | Marie | Lemaire | Noël | Meyer | Dufour | Meunier
  Brun | Blanchard | Giraud | Joly | Rivière | Lucas | Brunet | Gaillard | Barbier | Arnaud | Martinez | Gérard
  Roche | Renard | Schmitt | Roy | Leroux | Colin | Vidal | Caron | Picard | Roger | Fabre | Aubert | Lemoine
  Renaud | Dumas | Lacroix | Olivier | Philippe | Bourgeois | Pierre | Benoît | Rey | Leclerc | Payet | Rolland
  Leclercq | Guillaume | Lecomte | López | Jean | Dupuy | Guillot | Hubert | Berger | Carpentier | Sánchez | Dupuis
  Moulin | Louis | Deschamps | Huet | Vasseur | Pérez | Boucher | Fleury | Royer | Klein | Jacquet | Adam | Paris
  Poirier | Marty | Aubry | Guyot | Carré | Charles | Renault | Charpentier | Ménard | Maillard | Baron | Bertin
  Bailly | Hervé | Schneider | Fernández | Le Gall | Collet | Léger | Bouvier | Julien | Prévost | Millet | Perrot
  Daniel | Le Roux | Cousin | Germain | Breton | Besson | Langlois | Rémy | Le Goff | Pelletier | Lévêque | Perrier
  Leblanc | Barré | Lebrun | Marchal | Weber | Mallet | Hamon | Boulanger | Jacob | Monnier | Michaud | Rodríguez
  Guichard | Gillet | Étienne | Grondin | Poulain | Tessier | Chevallier | Collin | Chauvin | Da Silva | Bouchet
  Gay | Lemaître | Bénard | Maréchal | Humbert | Reynaud | Antoine | Hoarau | Perret | Barthélemy | Cordier
  Pichon | Lejeune | Gilbert | Lamy | Delaunay | Pasquier | Carlier | Laporte | Benali | Haddad | Belkacem | Cherif
  Bouzid | Mansouri | Saïdi | Hamidi | Amrani | Ziani | Diallo | Traoré | Diop | Ndiaye | Koné | Coulibaly | Keïta
  Camara | Sow | Cissé | Nguyen | Tran | Pham | Chen | Wang | Singh | Pereira | Ferreira | Dos Santos | Oliveira
  Rossi | Ricci | Kowalski | Nowak | Popescu | Yilmaz | Demir | Cohen | Lévy | Benhamou | Kessler | Zimmermann
  Hoffmann | Etcheverry | Elissalde | Casanova | Santoni | Le Bihan | Kervella | Tanguy | Cadiou | Vandenberghe
`);
