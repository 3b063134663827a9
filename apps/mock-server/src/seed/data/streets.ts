import { words } from "../french.ts";

/** Plausible in any French city. */
export const streets = words(`
  rue de la République | avenue Jean-Jaurès | rue Victor-Hugo | boulevard Gambetta | rue Pasteur | avenue Foch
  place de la Mairie | rue de la Paix | rue des Écoles | rue du Moulin | rue de l'Église | avenue de la Gare
  rue Jules-Ferry | rue Léon-Blum | boulevard Voltaire | rue Émile-Zola | cours Lafayette | quai des Arts
  rue Marie-Curie | rue Simone-Veil | avenue Simone-de-Beauvoir | rue Louise-Michel | rue Olympe-de-Gouges
  rue Rosa-Parks | allée Joséphine-Baker | rue George-Sand | rue Colette | rue Berthe-Morisot | rue Lucie-Aubrac
  avenue du Général-de-Gaulle | avenue du Maréchal-Leclerc | rue du 11-Novembre | rue du 8-Mai-1945
  rue du 4-Septembre | rue des Martyrs | rue de la Résistance | place de la Liberté | rue de l'Égalité
  rue de la Fraternité | boulevard de la Marne | rue de Verdun | avenue de Paris | rue de Lyon | route de Genas
  rue des Tanneurs | rue des Tisserands | rue des Potiers | rue des Forges | rue des Drapiers | rue des Carmes
  rue des Jacobins | rue des Cordeliers | rue des Ursulines | rue Saint-Jacques | rue Saint-Antoine
  rue Sainte-Catherine | rue Notre-Dame | rue Saint-Michel | place Saint-Pierre | rue du Chapitre
  rue du Faubourg-Saint-Jean | rue de la Fontaine | rue du Lavoir | rue du Pont-Neuf | quai de la Loire
  rue du Port | rue du Canal | chemin de Halage | rue des Quais | rue de la Verrerie | rue de l'Arsenal
  rue de l'Abreuvoir | rue des Vignes | chemin des Vergers | rue des Prés | rue du Verger | rue des Jardins
  allée des Tilleuls | allée des Platanes | avenue des Marronniers | rue des Acacias | rue des Lilas | rue des Roses
  rue des Cerisiers | allée des Érables | rue du Bois | rue de la Forêt | chemin du Coteau | rue du Belvédère
  rue Bellevue | rue Beauséjour | rue Mozart | rue Hector-Berlioz | rue Claude-Debussy | rue Maurice-Ravel
  rue Paul-Cézanne | rue Auguste-Renoir | rue Claude-Monet | rue Henri-Matisse | rue Auguste-Rodin
  rue Albert-Camus | rue Arthur-Rimbaud | rue Paul-Verlaine | rue Jean-de-La-Fontaine | rue Molière
  rue Jean-Racine | rue Blaise-Pascal | rue Denis-Diderot | rue Jean-Jacques-Rousseau | rue Descartes
  rue Ampère | rue Lavoisier | rue Ambroise-Paré | rue Claude-Bernard | avenue Pierre-Mendès-France
  boulevard François-Mitterrand | rue Anatole-France | rue Aristide-Briand | avenue Salvador-Allende
  rue Nelson-Mandela | rue Jean-Moulin | rue Guy-Môquet | rue Pierre-Brossolette | impasse des Lavandières
  passage du Commerce | square des Poètes | place du Marché | rue du Commerce | mail de l'Europe
`);
