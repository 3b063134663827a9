import { fr } from "../french.ts";

export interface Quarter {
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
}

/** A line per city: name, then `postal code: quarters`. The operator's main cities come first. */
const source = fr(`
Paris / 75010: Canal Saint-Martin, Grange-aux-Belles / 75011: Oberkampf, Charonne, Bastille / 75012: Bercy, Picpus / 75013: Butte-aux-Cailles, Olympiades / 75014: Montsouris, Pernety / 75015: Beaugrenelle, Vaugirard / 75017: Batignolles, Épinettes / 75018: Montmartre, La Chapelle / 75019: Buttes-Chaumont, La Villette / 75020: Belleville, Ménilmontant
Lyon / 69001: Les Pentes, Les Terreaux / 69002: Confluence, Ainay / 69003: La Part-Dieu, Montchat / 69004: La Croix-Rousse, Serin / 69005: Point-du-Jour, Saint-Just / 69006: Les Brotteaux, Bellecombe / 69007: Gerland, La Guillotière / 69008: Monplaisir, Le Bachut / 69009: Vaise, La Duchère
Marseille / 13001: Noailles, Belsunce / 13002: La Joliette, Le Panier / 13003: La Belle de Mai / 13004: La Blancarde / 13005: Le Camas, Baille / 13006: Castellane, Notre-Dame-du-Mont / 13007: Endoume, Le Pharo / 13008: Le Prado, Périer / 13009: Mazargues / 13012: Saint-Barnabé
Bordeaux / 33000: Saint-Michel, Les Chartrons, Saint-Seurin / 33100: La Bastide, Brazza / 33200: Caudéran / 33300: Bacalan, Bassins à flot / 33800: Saint-Jean, Nansouty
Nantes / 44000: Île de Nantes, Graslin, Saint-Félix / 44100: Chantenay, Bellevue / 44200: Beaulieu, Pirmil / 44300: Doulon, Erdre-Porterie
Lille / 59000: Vieux-Lille, Wazemmes, Moulins, Vauban / 59160: Lomme-Bourg, Délivrance / 59260: Hellemmes / 59800: Fives, Saint-Maurice-Pellevoisin
Toulouse / 31000: Les Carmes, Compans-Caffarelli / 31100: Lafourguette / 31200: Les Minimes, Borderouge / 31300: Saint-Cyprien, La Cartoucherie / 31400: Rangueil, Saint-Agne / 31500: Jolimont, La Roseraie
Strasbourg / 67000: La Krutenau, L'Orangerie, Le Conseil des Quinze / 67100: Le Neudorf, La Meinau / 67200: Cronenbourg, Koenigshoffen
Montpellier / 34000: Antigone, Les Arceaux, Port-Marianne / 34070: Les Cévennes, Estanove / 34080: La Mosson, Celleneuve / 34090: Hôpitaux-Facultés, Boutonnet
Rennes / 35000: Thabor, Saint-Hélier, Cleunay / 35200: Bréquigny, Le Blosne / 35700: Longs-Champs, Jeanne d'Arc
Nice / 06000: Carabacel, Musiciens, Baumettes / 06100: Cimiez, Gambetta / 06200: Magnan, L'Arénas / 06300: Riquier, Le Port
Grenoble / 38000: Île Verte, Championnet, Presqu'île, Bonne / 38100: Eaux-Claires, Bajatière, Villeneuve
Reims / 51100: Clairmarais, Courlancy, Cernay, Orgeval
Le Havre / 76600: Saint-Vincent, Les Docks, Perrey / 76610: Caucriauville / 76620: Sanvic, Bléville
Saint-Étienne / 42000: Bellevue, Châteaucreux, Jacquard / 42100: Terrenoire, La Métare
Toulon / 83000: Le Mourillon, Sainte-Anne, Saint-Jean-du-Var / 83100: La Rode, Cap Brun / 83200: Le Pont-du-Las, Valbertrand
Angers / 49000: La Doutre, Belle-Beille, Les Justices / 49100: Saint-Serge, Monplaisir
Dijon / 21000: Montchapet, Clémenceau, Université, Les Grésilles
Nîmes / 30000: Écusson, Jean-Jaurès, Les Marronniers / 30900: Ville Active, Costières
Villeurbanne / 69100: Gratte-Ciel, Charpennes, Cusset, Les Buers
Clermont-Ferrand / 63000: Jaude, Salins, Chamalières-Nord / 63100: Montferrand, Croix-de-Neyrat
Le Mans / 72000: Les Jacobins, Bollée, Les Sablons / 72100: Pontlieue, Les Maillets
Aix-en-Provence / 13090: Encagnane, Jas de Bouffan / 13100: Mazarin, Pont de l'Arc, Les Facultés
Brest / 29200: Siam, Recouvrance, Bellevue, Saint-Marc
Tours / 37000: Les Prébendes, Velpeau, Febvotte / 37100: Saint-Symphorien, Europe / 37200: Les Deux-Lions
Amiens / 80000: Saint-Leu, Henriville / 80080: Étouvie / 80090: Saint-Acheul
Limoges / 87000: La Cathédrale, Carnot / 87100: Les Coutures, Montjovis / 87280: Beaubreuil
Annecy / 74000: Vieille Ville, Les Fins, Les Marquisats / 74600: Seynod / 74940: Annecy-le-Vieux, Albigny / 74960: Cran-Gevrier
Perpignan / 66000: Saint-Jacques, Les Platanes / 66100: Moulin-à-Vent, Mailloles
Besançon / 25000: La Boucle, Battant, Les Chaprais, Planoise
Metz / 57000: Outre-Seille, Sainte-Thérèse, Le Sablon / 57050: Devant-les-Ponts / 57070: Queuleu, Borny
Orléans / 45000: Saint-Marceau-Nord, Madeleine, Bourgogne / 45100: La Source, Saint-Marceau
Rouen / 76000: Saint-Gervais, Vieux-Marché, Jouvenet / 76100: Saint-Sever, Grammont
Mulhouse / 68100: Rebberg, Dornach, Fonderie / 68200: Bourtzwiller, Drouot
Caen / 14000: Vaugueux, Saint-Jean, La Folie-Couvrechef, La Guérinière
Nancy / 54000: Ville Vieille, Saint-Pierre, Rives de Meurthe, Mon Désert
Argenteuil / 95100: Val d'Argent, Orgemont, Les Coteaux
Montreuil / 93100: Croix de Chavaux, Bas-Montreuil, La Noue, Les Murs à pêches
Saint-Denis / 93200: Basilique, La Plaine / 93210: Plaine Commune
Roubaix / 59100: Le Fontenoy, L'Épeule, Barbieux
Tourcoing / 59200: Le Brun Pain, La Bourgogne, Virolois
Avignon / 84000: Intra-Muros, Saint-Ruf, La Barbière / 84140: Montfavet
Poitiers / 86000: Le Plateau, Montbernage, Les Couronneries, Bel-Air
Versailles / 78000: Notre-Dame, Saint-Louis, Montreuil, Porchefontaine
Courbevoie / 92400: Bécon, Faubourg de l'Arche, Marceau
Boulogne-Billancourt / 92100: Trapèze, Point-du-Jour, Les Princes, Silly-Gallieni
Nanterre / 92000: Les Groues, Le Petit-Nanterre, Le Mont-Valérien
Créteil / 94000: L'Échat, La Lévrière, Le Palais
Vitry-sur-Seine / 94400: Le Port-à-l'Anglais, Le Coteau, Balzac
Pau / 64000: Trespoey, Le Hédas, Saragosse, Dufau
La Rochelle / 17000: Saint-Nicolas, La Genette, Les Minimes, La Pallice
Calais / 62100: Saint-Pierre, Le Fort-Nieulay, Calais-Nord
Cannes / 06150: La Bocca / 06400: La Croisette, Le Suquet, République
Antibes / 06160: Juan-les-Pins / 06600: Les Remparts, La Fontonne
Béziers / 34500: Les Arènes, Montimaran, La Devèze
Colmar / 68000: Petite Venise, Saint-Joseph, Maraîchers
Bourges / 18000: Le Prado, Asnières, Val d'Auron
Quimper / 29000: Locmaria, Kerfeunteun, Ergué-Armel
Valence / 26000: Châteauvert, Valensolles, Fontbarlettes
Troyes / 10000: Bouchon de Champagne, Les Tauxelles, Jules-Guesde
Lorient / 56100: Merville, Kerentrech, Nouvelle-Ville, Keryado
Vannes / 56000: Ménimur, Conleau, Cliscouët
Saint-Nazaire / 44600: Ville-Port, Kerledé, Penhoët
Chambéry / 73000: Mérande, Bissy, Les Hauts de Chambéry
Niort / 79000: Le Clou-Bouchet, Saint-Florent, Goise
Saint-Malo / 35400: Intra-Muros, Paramé, Saint-Servan
Bayonne / 64100: Petit-Bayonne, Grand-Bayonne, Saint-Esprit
Arles / 13200: La Roquette, Trinquetaille, Barriol
Albi / 81000: La Madeleine, Le Castelviel, Rayssac
Ajaccio / 20000: Les Sanguinaires, Les Cannes / 20090: Mezzavia, Saint-Joseph
`);

/** Quarters by postal code. */
export const cities: readonly (readonly Quarter[])[] = source.trim().split("\n").map(readCity);

function readCity(line: string): readonly Quarter[] {
  const [city = "", ...groups] = line.split(/ ?\/ /).map((part) => part.trim());
  return groups.flatMap((group) => {
    const [postalCode = "", names = ""] = group.split(/:\s/);
    return names.split(", ").map((name) => ({ name, city, postalCode }));
  });
}

/** Rounds over the main cities, so that few neighborhoods span several. */
export const quarters: readonly Quarter[] = [...inRounds(cities.slice(0, 12)), ...inRounds(cities.slice(12))];

/** Steps of 7 (5 if 7 divides), so that the first quarters differ in postal code. */
function inRounds(towns: readonly (readonly Quarter[])[]): Quarter[] {
  const longest = Math.max(...towns.map((town) => town.length));
  return Array.from({ length: longest }, (_, round) =>
    towns.flatMap((town) => {
      const step = town.length % 7 === 0 ? 5 : 7;
      return round < town.length ? (town[(round * step) % town.length] ?? []) : [];
    }),
  ).flat();
}
