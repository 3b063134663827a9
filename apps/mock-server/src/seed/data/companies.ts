import { rows, words } from "../french.ts";

/** Fictional. */
export const managers = words(`
  Foncière du Palier | Cabinet Montclar | Régie des Deux Rives | Gestion Beaumanoir | Cabinet Vauquelin
  Syndic Horizon Habitat | Régie Sainte-Claire | Immobilière du Parc | Cabinet Delorme et Fils | Agence des Quais
  Gérance Bellecour | Patrimoine et Cité | Cabinet Rochebrune | Régie de l'Orangerie | Copro Sereine
  Cabinet Lenoir-Vasseur | Habitat Confluence | Gestion Grand Angle | Régie Tramontane | Cabinet d'Armor
  Domus Gestion | Syndicalis | La Clé des Lots | Cabinet Mirabeau | Régie du Vieux-Port | Villa Gérance
`);

/** Fictional. */
export const providers = words(`
  Clair & Net Propreté | Ascenseurs Vertilia | Thermo-Cité | Jardins d'Alentour | Sécuritas Palier | Aqua Relevés
  Électro Voisins | Colis & Co | Vélo Cité Services | Borne Plus | Nuisibles Stop Habitat | Fibre Voisine
  Tri Malin | La Loge Partagée | Serrures du Centre | Toitures Hexagone
`);

/** Fictional. */
export const conciergeNames = words(`
  La Loge du Quartier | Conciergerie Belle Journée | Les Petites Mains | Voisins & Services | Au Bon Palier
  Conciergerie des Remparts | L'Atelier du Quotidien | Le Comptoir des Voisins | Mains Libres | Clé de Voûte
  Conciergerie du Marché | Allô Palier | Le Temps Retrouvé | La Bonne Adresse | Services en Ville | Pas à Pas
  Conciergerie Tournesol | Les Clés du Quartier
`);

/** name | partner | discount | promotional code (may be empty) */
export const offers = rows(
  4,
  `
Électricité verte | Énergie Lumen | -12 % sur le kWh | PALIER12
Assurance habitation | Mutuelle du Seuil | Deux mois offerts | SEUIL2
Box Internet fibre | Fibre Voisine | 5 € de moins par mois | FIBRE5
Salle de sport | Club Tonus | Sans frais d'inscription | 
Location de voiture | Autopartage Relais | 15 % de remise | RELAIS15
Déménagement | Les Cartons Bleus | 100 € offerts | CARTON100
Cinéma | Le Grand Écran | Place à 6,90 € | CINE690
Paniers bio | La Ferme d'à Côté | Premier panier offert | FERME1
Literie | Sommeil d'Or | 20 % sur les matelas | DODO20
Vélo électrique | Roue Libre | 150 € de remise | ROUE150
Bricolage | L'Établi | 10 % toute l'année | 
Opticien | Vue d'Ensemble | Deuxième paire offerte | 
Théâtre | Scène Ouverte | Tarif réduit pour deux | SCENE2
Télésurveillance | Veille Tranquille | Pose gratuite | VEILLE
Piscine | Les Bains du Centre | 10 entrées pour le prix de 8 | BAINS8
Librairie | Pages Voisines | 5 % et livraison offerte | 
Garde-meubles | Box & Cie | Un mois offert | BOX1
Cours de langues | Polyglotte | 25 % sur la première année | LANGUE25
Nettoyage de tapis | Fil Net | 30 % sur le deuxième tapis | TAPIS30
Musée | Maison des Arts | Entrée libre le jeudi | 
`,
);
