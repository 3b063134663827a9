/** French words of the delivery schedule in the frame. */
export const deliveryScheduleAreaTexts = { title: "Planning" } as const;
