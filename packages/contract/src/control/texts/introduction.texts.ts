export const controlIntroduction = {
  title: "Palier — API de contrôle du serveur fictif",
  summary:
    "Ce qu’un test fait à son monde, de l’extérieur\u00a0: pannes, journal, horloge, autres administrateurs, push.",
  server: "Le serveur fictif, à sa racine.",
  exampleWorld: "mon-test",
  redirect: "Vers la page demandée, dans ce monde.",
  cookie: "Le monde de ce navigateur.",
  description: `Pour qui écrit des tests, dans n’importe quel langage. En TypeScript, \`controlClient\` et les fixtures de \`@palier/mock-server/playwright\` appellent ces opérations. Un navigateur les voit à l’œuvre à \`/__mock\`.

**Mondes.** Chaque monde a son état, son horloge, ses pannes, son journal, ses sessions et ses verrous. Une requête choisit le sien par l’en-tête \`x-palier-world\` ou le cookie \`palier_world\`\u202f; sans eux, \`default\`. Un nom a de 1 à 64 caractères parmi a-z, 0-9 et le trait d’union. Un monde existe dès la première requête qui le nomme, ou par \`POST /__mock/worlds\`, et se ferme après 30\u00a0minutes sans appel (\`--world-ttl\`).

**Qui peut appeler.** Pas de session ni de jeton\u00a0: cette machine seulement, sans proxy, sous un nom qui la désigne, et jamais depuis la page d’un autre site (403). \`--control\` et \`--control-host\` l’ouvrent à d’autres machines et derrière un proxy, \`--no-control\` la coupe (404).

**Valeurs.** JSON en UTF-8. Instants\u00a0: ISO\u00a08601 en UTC. Durées\u00a0: millisecondes. Une clé inconnue est refusée (422), pour qu’une faute de frappe ne fasse pas réussir un test.

**Refus.** RFC\u00a09457 (\`application/problem+json\`). \`detail\` dit pourquoi\u202f; \`allowed\` dit ce qui existe, le plus proche en premier\u202f; \`errors\` nomme les champs.`,
} as const;
