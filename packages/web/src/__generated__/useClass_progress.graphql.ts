/**
 * @generated SignedSource<<2ebb0addfad164cda8320cedc5de00b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClass_progress$data = {
  readonly courses: ReadonlyArray<{
    readonly id: number;
    readonly isUsable: boolean;
    readonly name: string;
  }>;
  readonly customerGroup: {
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadPeople: boolean;
  };
  readonly people: ReadonlyArray<{
    readonly lastActiveOn: ReadonlyArray<string | null | undefined>;
    readonly missing: ReadonlyArray<boolean>;
    readonly percentages: ReadonlyArray<number>;
    readonly person: {
      readonly email: string | null | undefined;
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    };
    readonly readAt: string | null | undefined;
    readonly statuses: ReadonlyArray<string>;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "useClass_progress";
};
export type useClass_progress$key = {
  readonly " $data"?: useClass_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClass_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "useClass_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerGroup",
      "kind": "LinkedField",
      "name": "customerGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReadPeople",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassCourse",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "first_name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last_name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statuses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastActiveOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClassProgress",
  "abstractKey": null
};
})();

(node as any).hash = "5ffe89bb666677a3a414fb6b20be68c0";

export default node;
