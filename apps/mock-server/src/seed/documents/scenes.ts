/** Inside an SVG of 640 × 400. */

interface SceneColors {
  readonly wall: string;
  readonly accent: string;
}

type Scene = (colors: SceneColors) => string;

const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${extra}/>`;
const round = ' rx="10"';

const scenes: Readonly<Record<string, Scene>> = {
  elevator: ({ accent }) =>
    [
      rect(210, 60, 220, 280, "#5c6b73"),
      rect(222, 74, 96, 266, "#aeb8bd"),
      rect(330, 74, 88, 266, "#c3cbd0"),
      rect(318, 74, 12, 266, "#1f2a30"),
      rect(450, 160, 34, 80, "#e6eaec", round),
      `<circle cx="467" cy="184" r="9" fill="${accent}"/><circle cx="467" cy="214" r="9" fill="#8a969c"/>`,
      rect(280, 28, 80, 24, "#1f2a30", ' rx="4"'),
      `<path d="M312 46l8-12 8 12z" fill="${accent}"/>`,
    ].join(""),
  water: ({ accent }) =>
    [
      rect(0, 60, 640, 26, "#8a969c"),
      rect(300, 50, 60, 46, "#5c6b73", round),
      ...[118, 168, 226, 290].map((y, at) => {
        const x = 330 + (at % 2) * 8;
        return `<path d="M${x} ${y}c-10 16-14 22-14 30a14 14 0 0 0 28 0c0-8-4-14-14-30z" fill="${accent}"/>`;
      }),
      `<ellipse cx="332" cy="352" rx="120" ry="16" fill="${accent}" opacity="0.55"/>`,
    ].join(""),
  electricity: ({ accent }) =>
    [
      `<path d="M320 0v96" stroke="#3b464c" stroke-width="8"/>`,
      `<path d="M262 150a58 58 0 1 1 116 0c0 34-28 44-28 78h-60c0-34-28-44-28-78z" fill="#eceff1"/>`,
      rect(290, 228, 60, 40, "#8a969c", ' rx="6"'),
      `<path d="M332 116l-30 46h24l-14 44 38-56h-24z" fill="${accent}"/>`,
    ].join(""),
  heating: ({ accent }) =>
    [
      ...[0, 1, 2, 3, 4, 5].map((at) => rect(180 + at * 48, 150, 38, 170, "#eceff1", ' rx="14"')),
      rect(170, 176, 300, 14, "#c3cbd0"),
      rect(170, 284, 300, 14, "#c3cbd0"),
      `<circle cx="492" cy="292" r="18" fill="${accent}"/>`,
      `<path d="M240 120c14-18-14-30 0-50M320 120c14-18-14-30 0-50M400 120c14-18-14-30 0-50" stroke="${accent}" stroke-width="8" fill="none"/>`,
    ].join(""),
  cleanliness: ({ accent }) =>
    [
      rect(150, 170, 130, 160, accent, round),
      rect(140, 150, 150, 24, "#3b464c", ' rx="8"'),
      rect(320, 190, 120, 140, "#3f7d4a", round),
      rect(312, 172, 136, 22, "#2f5d38", ' rx="8"'),
      `<path d="M460 330q-6-70 34-76t40 76z" fill="#2b3338"/><path d="M486 256l10-20 12 20z" fill="#2b3338"/>`,
      `<path d="M200 150l24-40 30 36z" fill="#d9c9a3"/>`,
    ].join(""),
  security: ({ accent }) =>
    [
      rect(230, 50, 180, 290, "#6d4c3a"),
      rect(246, 66, 148, 120, "#825c46"),
      rect(246, 204, 148, 120, "#825c46"),
      `<circle cx="382" cy="196" r="12" fill="#d9c9a3"/>`,
      `<path d="M410 180l30-14-18 34 26 6-34 22" stroke="${accent}" stroke-width="7" fill="none"/>`,
      rect(448, 96, 70, 30, "#3b464c", ' rx="6"'),
      `<circle cx="512" cy="111" r="11" fill="${accent}"/>`,
    ].join(""),
  other: ({ accent }) =>
    [
      rect(180, 110, 280, 230, "#d8cfc2"),
      `<path d="M160 116l160-80 160 80z" fill="${accent}"/>`,
      ...[0, 1, 2].flatMap((column) =>
        [0, 1].map((line) => rect(210 + column * 82, 140 + line * 74, 54, 48, "#7e98a6")),
      ),
      rect(296, 282, 48, 58, "#5c4636"),
    ].join(""),
};

/** Defaults to a building. */
export function sceneOf(category: string, colors: SceneColors): string {
  const draw = scenes[category] ?? scenes.other;
  const floor = rect(0, 340, 640, 60, "#a79c8d");
  return `${rect(0, 0, 640, 400, colors.wall)}${floor}${draw === undefined ? "" : draw(colors)}`;
}
