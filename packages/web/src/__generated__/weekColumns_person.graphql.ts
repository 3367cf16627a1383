/**
 * @generated SignedSource<<3964b89751571e77d6eb3770517257d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WeekReasonKind = "belowBenchmark" | "dueSoon" | "notJoined" | "overdue" | "quiet" | "unconfirmed";
import type { FragmentRefs } from "relay-runtime";
export type weekColumns_person$data = {
  readonly dismissedUntil: string | null | undefined;
  readonly email: string;
  readonly groups: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly name: string;
  readonly reasons: ReadonlyArray<{
    readonly about: string;
    readonly at: string | null | undefined;
    readonly count: number;
    readonly groupId: number | null | undefined;
    readonly key: string;
    readonly kind: WeekReasonKind;
    readonly subjectId: number | null | undefined;
  }>;
  readonly remindedAt: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "weekColumns_person";
};
export type weekColumns_person$key = {
  readonly " $data"?: weekColumns_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"weekColumns_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "weekColumns_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dismissedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WeekPerson",
  "abstractKey": null
};
})();

(node as any).hash = "d8363efef163f56499508e8eb46e4879";

export default node;
