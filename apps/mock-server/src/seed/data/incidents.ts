import { rows, words } from "../french.ts";

/** category | title | description. `{floor}` and `{door}` are filled per incident. */
const source = rows(
  3,
  `
elevator | Ascenseur en panne au {floor} | L'ascenseur est arrêté au {floor}, portes fermées. Personne n'est bloqué à l'intérieur.
elevator | Portes de l'ascenseur qui ne se ferment plus | Les portes se rouvrent sans cesse au {floor} ; il faut parfois attendre dix minutes.
elevator | Bruit anormal dans la cabine | Un grincement fort se fait entendre à l'arrivée au {floor}, surtout le soir.
elevator | Bouton d'appel cassé au {floor} | Le bouton d'appel du {floor} ne répond plus depuis hier.
elevator | Éclairage de la cabine éteint | La lumière de l'ascenseur ne fonctionne plus, la cabine est dans le noir complet.
elevator | Téléalarme de l'ascenseur muette | Le bouton d'alarme ne déclenche aucun appel ; nous avons essayé deux fois.
water | Fuite d'eau au plafond du {floor} | De l'eau goutte du plafond du palier au {floor}, devant la porte {door}.
water | Plus d'eau chaude | Il n'y a plus d'eau chaude dans tout l'immeuble depuis ce matin.
water | Coupure d'eau non annoncée | L'eau est coupée depuis 7 h, sans affichage dans le hall.
water | Canalisation bouchée | L'évier de la cuisine refoule au {floor}, porte {door}. Les voisins du dessous sont touchés aussi.
water | Robinet d'arrêt grippé | Le robinet d'arrêt de la colonne ne tourne plus, impossible de couper l'eau au {floor}.
water | Infiltration dans le local à vélos | Le mur du local à vélos est trempé après chaque pluie et la peinture se décolle.
water | Pression d'eau très faible | La pression est très faible au {floor} : la douche est inutilisable le matin.
electricity | Éclairage du palier hors service | Plus aucune lumière au {floor} ; les personnes âgées n'osent plus sortir le soir.
electricity | Minuterie de l'escalier trop courte | La lumière s'éteint avant que l'on arrive au {floor}.
electricity | Interphone muet | L'interphone ne sonne plus chez nous, porte {door}, les livreurs repartent.
electricity | Disjoncteur des communs qui saute | Le disjoncteur des parties communes a sauté trois fois cette semaine.
electricity | Borne de recharge en défaut | La borne de recharge de la place {door} affiche un défaut de terre.
electricity | Câble apparent dans le hall | Un câble électrique pend du faux plafond, à hauteur d'enfant.
electricity | Porte de parking sans alimentation | La porte du parking reste ouverte, son moteur n'est plus alimenté.
heating | Radiateurs froids au {floor} | Les radiateurs sont froids depuis deux jours, il fait 16 degrés dans le logement {door}.
heating | Chauffage trop fort | Il fait plus de 25 degrés au {floor}, les robinets ne règlent plus rien.
heating | Fuite sur un radiateur | Le raccord du radiateur de la chambre goutte, nous avons posé une bassine.
heating | Bruit de claquement dans les tuyaux | Les tuyaux de chauffage claquent toute la nuit au {floor}.
heating | Chaudière collective à l'arrêt | La chaufferie est à l'arrêt, un voyant rouge est allumé sur l'armoire.
heating | Thermostat illisible | L'écran du thermostat est noir, le chauffage tourne en continu.
cleanliness | Local à poubelles débordant | Les bacs débordent depuis le week-end et l'odeur remonte jusqu'au {floor}.
cleanliness | Encombrants dans le hall | Un matelas et deux meubles ont été déposés dans le hall.
cleanliness | Escalier non nettoyé | L'escalier n'a pas été nettoyé depuis quinze jours, surtout au {floor}.
cleanliness | Tags sur la façade | Des tags ont été faits cette nuit près de la porte d'entrée.
cleanliness | Présence de cafards | Des cafards ont été vus dans la gaine technique du {floor}.
cleanliness | Pigeons sur les balcons | Un nid s'est installé au {floor}, les balcons sont souillés.
cleanliness | Verre brisé dans l'allée | Des éclats de verre jonchent l'allée devant l'entrée B.
security | Porte d'entrée qui ne verrouille plus | La gâche électrique ne tient plus : la porte d'entrée s'ouvre en la poussant.
security | Badge refusé à l'entrée | Mon badge n'ouvre plus ni le hall ni le parking depuis lundi.
security | Tentative d'effraction dans les caves | Trois portes de cave ont été forcées cette nuit. Une plainte a été déposée.
security | Extincteur manquant au {floor} | L'extincteur du {floor} a disparu de son support.
security | Porte coupe-feu bloquée | La porte coupe-feu du {floor} est maintenue ouverte par une cale.
security | Caméra du parking débranchée | La caméra du deuxième sous-sol pend au bout de son câble.
security | Boîte aux lettres forcée | La boîte aux lettres {door} a été forcée, le courrier est au sol.
other | Nuisances sonores répétées | De la musique très forte tous les soirs au {floor}, après 23 h.
other | Place de parking occupée | Un véhicule inconnu occupe la place {door} depuis une semaine.
other | Jardin commun à l'abandon | La pelouse n'est plus tondue et la haie déborde sur le trottoir.
other | Banc cassé dans la cour | Une latte du banc est cassée, un clou dépasse.
other | Boîte à colis pleine | La consigne est pleine, les livreurs laissent les colis par terre.
other | Balançoire de l'aire de jeux abîmée | La chaîne de la balançoire est usée, un enfant est tombé.
`,
);

/** By its responsible, for the team. */
export const incidentNotes = words(`
  Le prestataire passe demain matin.
  Devis demandé à deux entreprises.
  Pièce commandée, livraison sous une semaine.
  Le gardien a sécurisé les lieux en attendant.
  Le syndic est prévenu, son accord est attendu.
`);

/** By its responsible, for the resident. */
export const incidentMessages = words(`
  Nous avons prévenu le prestataire, il intervient sous 48 h.
  Une visite est prévue cette semaine, vous n'avez rien à faire.
  La pièce est commandée, nous revenons vers vous à sa réception.
  L'intervention est terminée. Dites-nous si le problème revient.
`);

/** Unknown categories get those of « autre ». */
export function incidentReports(category: string): readonly { title: string; description: string }[] {
  return byCategory.get(category) ?? byCategory.get("other") ?? [];
}

const byCategory = Map.groupBy(
  source.map(([category = "", title = "", description = ""]) => ({ category, title, description })),
  (report) => report.category,
);
