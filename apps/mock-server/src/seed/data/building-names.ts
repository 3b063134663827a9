import { words } from "../french.ts";

/** `{de}` contracts the noun's article (« du Parc », « des Tilleuls »), `{le}` keeps it. */
export const buildingPatterns = words(`
  Résidence {le} | Le Clos {de} | Le Domaine {de} | Les Jardins {de} | Les Terrasses {de} | Les Balcons {de}
  Les Allées {de} | La Cour {de} | Le Carré {de} | Les Hauts {de} | L'Orée {de} | Les Villas {de} | Le Square {de}
  Les Rives {de} | La Closerie {de} | Le Belvédère {de} | Les Lofts {de} | Les Portes {de} | Le Patio {de}
  La Bastide {de} | Le Manoir {de} | Copropriété {le} | Immeuble {le} | Ensemble {le} | La Tour {de}
  Le Pavillon {de} | Les Demeures {de} | Les Arcades {de} | Le Cours {de} | La Promenade {de} | Le Mail {de}
  L'Esplanade {de} | Les Ateliers {de} | La Ferme {de} | L'Écrin {de} | Le Hameau {de} | Groupe {le}
  Les Résidences {de} | Le Passage {de} | La Villa {de}
`);

/** Nouns without an article are people's names: « Le Clos Victor-Hugo ». */
export const buildingNouns = words(`
  les Tilleuls | les Platanes | les Marronniers | les Érables | les Acacias | les Cèdres | les Chênes | les Bouleaux
  les Charmes | les Hêtres | les Ormes | les Frênes | les Peupliers | les Saules | les Pins | les Mélèzes
  les Cyprès | les Oliviers | les Amandiers | les Figuiers | les Cerisiers | les Pommiers | les Noyers | les Mûriers
  les Magnolias | les Catalpas | les Séquoias | les Genévriers | les Sorbiers | les Noisetiers | les Micocouliers
  les Lilas | les Roses | les Glycines | les Jasmins | les Mimosas | les Camélias | les Hortensias | les Pivoines
  les Iris | les Jonquilles | les Coquelicots | les Bleuets | les Violettes | les Lavandes | les Genêts | les Bruyères
  les Capucines | les Primevères | les Dahlias | les Orchidées | les Anémones | les Clématites | les Tulipes
  les Aubépines | les Églantines | les Marguerites | les Pervenches | les Campanules | les Nénuphars | les Fougères
  les Hirondelles | les Mésanges | les Alouettes | les Rossignols | les Cigognes | les Goélands | les Mouettes
  les Hérons | les Fauvettes | les Martinets | les Merles | les Pinsons | les Rouges-Gorges | les Colombes
  les Chardonnerets | les Bergeronnettes | les Grives | les Huppes | les Libellules | les Cigales | les Abeilles
  les Écureuils | les Vignes | les Vergers | les Prairies | les Sources | les Fontaines | les Coteaux | les Collines
  les Remparts | les Moulins | les Lavoirs | les Écluses | les Quais | les Berges | les Îles | les Étangs
  les Tanneurs | les Tisserands | les Bateliers | les Maraîchers | les Vignerons | les Verriers | les Potiers
  les Imprimeurs | les Horlogers | les Cordiers | les Meuniers | les Carmes | les Jacobins | les Cordeliers
  les Ursulines | les Augustins | les Capucins | les Arts | les Poètes | les Musiciens | les Peintres | les Sciences
  le Parc | le Lac | le Fleuve | le Canal | le Port | le Moulin | le Verger | le Vieux Pont | le Prieuré | le Château
  le Couvent | le Beffroi | le Marché | le Théâtre | le Conservatoire | le Stade | le Vallon | le Grand Chêne
  le Lavoir | le Colombier | le Clocher | le Bois Joli | le Soleil Levant | le Midi | le Phare | le Ponant
  le Rocher | le Chemin Vert | le Grand Large | le Ruisseau | le Jardin des Plantes | le Bon Pasteur
  la Roseraie | la Fontaine | la Chênaie | la Pinède | la Source | la Rivière | la Garenne | la Prairie
  la Châtaigneraie | la Cerisaie | la Charmille | la Colline | la Butte | la Plaine | la Vallée | la Forêt
  la Citadelle | la Chapelle | la Cathédrale | la Manufacture | la Verrerie | la Filature | la Tuilerie | la Corderie
  la Halle aux Blés | la Poterne | la Gare | la Paix | la Liberté | la République | la Fraternité | la Concorde
  la Belle Étoile | la Lune | la Rose des Vents | la Mer | la Loire | la Saône | la Garonne | la Marne
  l'Abbaye | l'Arsenal | l'Aurore | l'Horizon | l'Étoile | l'Europe | l'Hermitage | l'Oasis | l'Olivier | l'Orangerie
  l'Octroi | l'Opéra | l'Observatoire | l'Ormeau | l'Île Verte | l'Arc-en-Ciel | l'Aqueduc | l'Avenir | l'Estuaire
  Victor-Hugo | George-Sand | Émile-Zola | Marie-Curie | Simone-Veil | Jean-Moulin | Jules-Verne | Colette | Molière
  Louise-Michel | Jean-Jaurès | Louis-Pasteur | Claude-Monet | Auguste-Rodin | Camille-Claudel | Berthe-Morisot
  Paul-Cézanne | Henri-Matisse | Claude-Debussy | Maurice-Ravel | Hector-Berlioz | Lili-Boulanger | Albert-Camus
  Marguerite-Duras | Marcel-Pagnol | Jean-Giono | Arthur-Rimbaud | Paul-Éluard | Jacques-Prévert | Voltaire | Diderot
  Montesquieu | Montaigne | Perrault | Racine | Lamartine | Chateaubriand | Stendhal | Flaubert | Maupassant
  Lucie-Aubrac | Joséphine-Baker | Olympe-de-Gouges | Rosa-Parks | Sophie-Germain | Gustave-Eiffel | Le Corbusier
  Garibaldi | Gambetta | Lafayette | Jeanne-d'Arc | Beaumarchais | Berlioz | Saint-Exupéry | Nadar | Lumière
`);
