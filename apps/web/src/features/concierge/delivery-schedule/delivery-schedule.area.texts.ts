export const deliveryScheduleAreaTexts = { title: "Planning" } as const;
