import { words } from "../french.ts";

/** Several generations. */
export const womenNames = words(`
  Jeanne | Marie | Camille | Léa | Manon | Chloé | Emma | Inès | Sarah | Louise | Alice | Juliette | Zoé | Anaïs
  Élodie | Aurélie | Céline | Sandrine | Nathalie | Isabelle | Sylvie | Catherine | Françoise | Monique | Nicole
  Hélène | Cécile | Valérie | Stéphanie | Émilie | Mélanie | Laëtitia | Noémie | Maëlle | Eléna | Clémence
  Agathe | Margaux | Capucine | Apolline | Fatima | Khadija | Yasmine | Leïla | Amina | Nadia | Samia | Aïcha
  Mariam | Fatou | Aminata | Awa | Rokia | Mei | Linh | Thi-Mai | Priya | Carmen | Lucia | Paola | Maria
  Agnieszka | Olga | Irina | Solène | Gwenaëlle | Maïwenn | Nolwenn | Bérénice | Odile | Simone | Yvette
  Marguerite | Geneviève | Mathilde | Pauline
`);

export const menNames = words(`
  Karim | Jean | Pierre | Michel | Philippe | Alain | Bernard | Patrick | Christophe | Nicolas | Julien | Thomas
  Antoine | Maxime | Alexandre | Hugo | Lucas | Louis | Gabriel | Raphaël | Arthur | Jules | Adam | Nathan | Noé
  Léo | Théo | Mathéo | Gaël | Loïc | Yann | Erwan | Ronan | Tanguy | Frédéric | Sébastien | Stéphane | Jérôme
  Benoît | Grégoire | Étienne | Rémi | Cédric | Fabrice | Franck | Didier | Gérard | Marcel | André | René
  Mohamed | Mehdi | Samir | Rachid | Youssef | Bilal | Ibrahim | Ousmane | Mamadou | Moussa | Cheikh | Amadou
  Wei | Minh | Rajesh | Miguel | Antonio | Paulo | João | Piotr | Dimitri | Sacha | Clément | Baptiste | Quentin
  Valentin | François | Xavier
`);
