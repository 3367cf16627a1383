import { contentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArticleCard_article$key } from "../../../__generated__/ArticleCard_article.graphql.ts";
import type { Feed_query$data, Feed_query$key } from "../../../__generated__/Feed_query.graphql.ts";
import { ContentUnavailable } from "../../../features/content-state/ContentUnavailable.tsx";
import { StaleNote } from "../../../features/content-state/StaleNote.tsx";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import * as css from "./news.css.ts";

/** The latest articles (1.027). */
export function Feed({ query }: { readonly query: Feed_query$key }) {
  const data = useFragment(
    graphql`
      fragment Feed_query on Query {
        ...StaleNote_query
        newsArticles @catch(to: RESULT) {
          link
          ...ArticleCard_article
        }
      }
    `,
    query,
  );
  return (
    <Card title="Feed" titleLevel={3} padding="medium">
      <Stack gap={3}>
        <StaleNote query={data} kind="news" />
        <Articles articles={data.newsArticles} />
      </Stack>
    </Card>
  );
}

function Articles({ articles }: { readonly articles: Feed_query$data["newsArticles"] }) {
  if (!articles.ok) {
    return (
      <ContentUnavailable>{fieldErrorText(articles.errors, contentTexts.newsUnavailable)}</ContentUnavailable>
    );
  }
  if (articles.value == null || articles.value.length === 0)
    return <EmptyState>{contentTexts.noNews}</EmptyState>;
  return <ArticleList articles={articles.value} />;
}

/** The number of articles at first, which fill one row of cards. */
const articlesAtFirst = 4;

type ArticleListProps = {
  readonly articles: readonly (ArticleCard_article$key & { readonly link: string })[];
};

function ArticleList({ articles }: ArticleListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? articles : articles.slice(0, articlesAtFirst);
  return (
    <>
      <ul className={css.feed}>
        {shown.map((article) => (
          <li key={article.link}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {articles.length > articlesAtFirst && (
        <Inline justify="end">
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${articles.length} articles`}
          </Button>
        </Inline>
      )}
    </>
  );
}
