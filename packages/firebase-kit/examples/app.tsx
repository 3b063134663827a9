import { hearPush, receivePushAs } from "@palier/firebase-kit";
import { type PageService, RealtimeProvider } from "@palier/firebase-kit/react";
import { Alerts } from "./alerts.tsx";
import { EditForm } from "./edit-form.tsx";
import { List } from "./list.tsx";

// In the page's first script: the worker may ask at once. Then at each sign-in and sign-out.
hearPush();
receivePushAs("1");

export const App = ({ service }: { readonly service: PageService }) => (
  <RealtimeProvider service={service}>
    <List ids={[12, 13]} />
    <EditForm id={12} />
    <Alerts />
  </RealtimeProvider>
);
