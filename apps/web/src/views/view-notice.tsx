import { Banner, Button } from "@palier/ui";
import { useNavigate, useSearchParams } from "react-router-dom";
import { withoutView } from "./view-address.ts";
import { lostParts } from "./view-values.ts";
import type { ViewedList } from "./viewed-list.ts";
import { viewsTexts as texts } from "./views.texts.ts";

export function ViewNotice({ viewed: { list, view } }: { readonly viewed: ViewedList }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (view.problem !== undefined) {
    const isUnread = view.problem === "unread";
    const leave = (): void => void navigate(`?${withoutView(params, view.opens)}`, { replace: true });
    return (
      <Banner
        tone="warning"
        role="alert"
        title={texts.missing.title}
        actions={
          <Button onClick={isUnread ? view.retry : leave}>
            {isUnread ? texts.retry : texts.missing.remove}
          </Button>
        }
      >
        {isUnread ? texts.missing.unread : texts.missing.detail}
      </Banner>
    );
  }
  const lost = view.shown === undefined ? undefined : lostParts(view.shown, list);
  const parts = [
    ...(lost?.filters ?? []).map(texts.outdated.filter),
    ...(lost?.columns ?? []).map(texts.outdated.column),
  ];
  if (parts.length === 0) return null;
  return (
    <Banner tone="warning" role="alert" title={texts.outdated.title}>
      {texts.outdated.detail(parts.join(", "))}
    </Banner>
  );
}
