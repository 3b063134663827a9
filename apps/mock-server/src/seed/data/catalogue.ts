import { rows } from "../french.ts";

/** name | color */
export const themeTexts = rows(
  2,
  `
Entretien du linge | #2F6F8F
Ménage | #4C8C4A
Courses et paniers | #B5651D
Petits travaux | #7A5C99
Bien-être | #C2557A
Famille et enfants | #D08A1D
Animaux | #8A6D3B
Auto et vélo | #3A6EA5
Démarches et courrier | #5C6B73
Réceptions | #A23B4A
Colis et livraisons | #2E7D6B
Informatique | #44546A
Jardin et balcon | #5B8C2A
Vacances | #E07A1F
`,
);

/** theme | section | description | subsections, separated by commas (may be empty) */
export const sectionTexts = rows(
  4,
  `
Entretien du linge | Pressing | Nettoyage à sec, rendu sous trois jours. | Vêtements, Linge de maison
Entretien du linge | Repassage | Au panier ou à la pièce. |
Entretien du linge | Retouches | Ourlets, boutons, fermetures. |
Entretien du linge | Cordonnerie | Ressemelage et entretien du cuir. |
Ménage | Ménage régulier | Une intervenante attitrée. |
Ménage | Grand ménage | À l'entrée ou à la sortie du logement. | Vitres, Cuisine et bains
Ménage | Nettoyage de textiles | Tapis, canapés et matelas. |
Courses et paniers | Paniers de saison | Fruits et légumes de producteurs voisins. | Fruits, Légumes
Courses et paniers | Boulangerie | Pain et viennoiseries au réveil. |
Courses et paniers | Épicerie fine | Une sélection de la région. |
Courses et paniers | Fleurs | Bouquets livrés le vendredi. |
Petits travaux | Plomberie | Fuites, joints, robinets. |
Petits travaux | Électricité | Prises, luminaires, tableaux. |
Petits travaux | Montage de meubles | À l'heure, outillage compris. |
Petits travaux | Serrurerie | Ouverture et remplacement. |
Bien-être | Massage | À domicile ou à la salle commune. |
Bien-être | Coiffure | À domicile, sur rendez-vous. |
Bien-être | Sport | Cours particuliers et collectifs. | Yoga, Renforcement
Famille et enfants | Garde d'enfants | Ponctuelle ou régulière. |
Famille et enfants | Soutien scolaire | Du primaire au lycée. |
Famille et enfants | Anniversaires | Animation et goûter. |
Animaux | Promenade | Trente minutes ou une heure. |
Animaux | Garde | À domicile pendant vos absences. |
Animaux | Toilettage | Chiens et chats. |
Auto et vélo | Lavage de voiture | Sans eau, sur votre place. |
Auto et vélo | Révision de vélo | Réglages et petites réparations. |
Démarches et courrier | Affranchissement | Lettres et recommandés. |
Démarches et courrier | Aide administrative | Formulaires et rendez-vous en ligne. |
Réceptions | Traiteur | Buffets et plateaux. |
Réceptions | Location de matériel | Tables, chaises, vaisselle. |
Colis et livraisons | Réception de colis | Contre signature, à la loge. |
Colis et livraisons | Envoi de colis | Emballage et dépôt. |
Informatique | Dépannage | Ordinateur, box et imprimante. |
Informatique | Prise en main | Téléphone et tablette, pas à pas. |
Jardin et balcon | Plantations | Jardinières de saison. |
Jardin et balcon | Arrosage | Pendant vos absences. |
Vacances | Garde de courrier | Relevé et réexpédition. |
Vacances | Visite du logement | Une fois par semaine, avec photos. |
`,
);

/** section | article | price in euros, from and to | unit | VAT rate */
export const articleTexts = rows(
  5,
  `
Pressing | Chemise lavée et repassée | 3-5 | piece | 20
Pressing | Costume deux pièces | 14-19 | piece | 20
Pressing | Manteau | 16-24 | piece | 20
Pressing | Housse de couette | 11-15 | piece | 20
Repassage | Panier de linge repassé | 6-9 | kg | 10
Repassage | Heure de repassage | 22-27 | hour | 10
Retouches | Ourlet de pantalon | 10-14 | piece | 20
Retouches | Remplacement d'une fermeture | 14-20 | piece | 20
Cordonnerie | Ressemelage complet | 35-48 | piece | 20
Ménage régulier | Heure de ménage | 24-29 | hour | 10
Grand ménage | Remise en état d'un deux-pièces | 130-180 | package | 10
Grand ménage | Lavage des vitres | 45-70 | package | 10
Nettoyage de textiles | Canapé trois places | 79-99 | package | 20
Paniers de saison | Panier de légumes pour deux | 14-18 | piece | 5.5
Paniers de saison | Panier de fruits | 12-17 | piece | 5.5
Paniers de saison | Pommes de terre nouvelles | 2-4 | kg | 5.5
Boulangerie | Petit déjeuner pour quatre | 11-15 | package | 5.5
Boulangerie | Baguette de tradition | 1-2 | piece | 5.5
Épicerie fine | Coffret de la région | 32-45 | piece | 5.5
Fleurs | Bouquet de la semaine | 25-35 | piece | 10
Plomberie | Recherche de fuite | 70-95 | package | 10
Plomberie | Remplacement d'un robinet | 85-120 | package | 10
Électricité | Pose d'un luminaire | 45-60 | package | 10
Électricité | Remplacement d'une prise | 39-55 | package | 10
Montage de meubles | Heure de montage | 38-45 | hour | 20
Serrurerie | Ouverture de porte claquée | 90-130 | package | 10
Massage | Massage relaxant | 65-80 | hour | 20
Coiffure | Coupe à domicile | 38-48 | piece | 20
Sport | Cours particulier de yoga | 50-65 | hour | 20
Garde d'enfants | Garde en soirée | 15-19 | hour | 0
Soutien scolaire | Cours de mathématiques | 32-40 | hour | 0
Anniversaires | Animation de deux heures | 180-240 | package | 20
Promenade | Promenade de trente minutes | 11-14 | piece | 20
Garde | Visite quotidienne | 15-20 | piece | 20
Toilettage | Toilettage de chien | 45-60 | piece | 20
Lavage de voiture | Lavage intérieur et extérieur | 49-69 | package | 20
Révision de vélo | Révision complète | 55-75 | package | 10
Affranchissement | Lettre recommandée | 6-8 | piece | 20
Aide administrative | Rendez-vous d'aide | 25-30 | hour | 20
Traiteur | Plateau de réception | 18-26 | piece | 10
Location de matériel | Table et huit chaises | 35-50 | package | 20
Réception de colis | Réception et garde | 2-4 | piece | 20
Envoi de colis | Emballage et dépôt | 5-9 | piece | 20
Dépannage | Diagnostic d'ordinateur | 49-65 | package | 20
Prise en main | Leçon à domicile | 35-42 | hour | 20
Plantations | Jardinière garnie | 39-55 | piece | 10
Arrosage | Passage d'arrosage | 9-13 | piece | 20
Garde de courrier | Semaine de garde | 8-12 | package | 20
Visite du logement | Visite avec photos | 18-24 | piece | 20
`,
);
