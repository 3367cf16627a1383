/**
 * @generated SignedSource<<b41d4462ca99efbff6ab814176da4350>>
 * @relayHash 821ae4b5ed3a5db575c95c45351b5740
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cc2676fa257ccb88daac6b003b0e3ebd64d5dbe51c4d1b731e0e709312d36c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type ConfirmationCapacity = "administrator" | "attending";
export type SeenActivityInput = {
  id: string;
  modifiedAt: string;
  state: ActivityConfirmationState;
};
export type useConfirmMutation$variables = {
  records: ReadonlyArray<SeenActivityInput>;
};
export type useConfirmMutation$data = {
  readonly confirmActivities: {
    readonly counts: {
      readonly id: string;
      readonly open: number;
      readonly reopening: number;
    };
    readonly left: ReadonlyArray<string>;
    readonly records: ReadonlyArray<{
      readonly complications: string | null | undefined;
      readonly complicationsComments: string | null | undefined;
      readonly confirmation: {
        readonly askedAt: string;
        readonly at: string | null | undefined;
        readonly by: {
          readonly first_name: string | null | undefined;
          readonly last_name: string | null | undefined;
        } | null | undefined;
        readonly confirmed: {
          readonly at: string;
          readonly attending: string;
          readonly byAddress: string;
          readonly byName: string;
          readonly capacity: ConfirmationCapacity;
          readonly fingerprint: string | null | undefined;
          readonly hospital: string;
          readonly isOfItsTime: boolean;
          readonly procedure: string;
          readonly reason: string | null | undefined;
        } | null | undefined;
        readonly obstacle: string | null | undefined;
        readonly reopeningWord: string | null | undefined;
        readonly state: ActivityConfirmationState;
        readonly viewerCanAskToReopen: boolean;
        readonly viewerCanConfirmInStead: boolean;
        readonly viewerCanReopen: boolean;
        readonly word: string | null | undefined;
      };
      readonly confirmationState: ActivityConfirmationState;
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly dateOfProcedure: string;
      readonly entrustment: {
        readonly viewerCanRate: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
      } | null | undefined;
      readonly hospital: string;
      readonly id: string;
      readonly modifiedAt: string;
      readonly participants: ReadonlyArray<{
        readonly level: string | null | undefined;
        readonly name: string;
        readonly role: string | null | undefined;
        readonly user: {
          readonly keycloak_id: string | null | undefined;
        } | null | undefined;
      }>;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
      };
      readonly procedureIndication: string;
      readonly success: boolean | null | undefined;
    }>;
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
    readonly undoOfEach: ReadonlyArray<{
      readonly id: string;
      readonly undo: {
        readonly undoId: string;
      };
    }>;
  };
};
export type useConfirmMutation = {
  response: useConfirmMutation$data;
  variables: useConfirmMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "records"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "records",
    "variableName": "records"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modifiedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOfProcedure",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hospital",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complications",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complicationsComments",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "procedureIndication",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "success",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityProcedure",
  "kind": "LinkedField",
  "name": "procedure",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interventionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subCategory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityParticipant",
  "kind": "LinkedField",
  "name": "participants",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v14/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "createdBy",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confirmationState",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanRate",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityConfirmation",
  "kind": "LinkedField",
  "name": "confirmation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "word",
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopeningWord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeptConfirmation",
      "kind": "LinkedField",
      "name": "confirmed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byAddress",
          "storageKey": null
        },
        (v21/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attending",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfItsTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fingerprint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirmInStead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAskToReopen",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "LogbookConfirmationCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopening",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoId",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "UndoOffer",
  "kind": "LinkedField",
  "name": "undo",
  "plural": false,
  "selections": [
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "RecordUndoOffer",
  "kind": "LinkedField",
  "name": "undoOfEach",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UndoOffer",
      "kind": "LinkedField",
      "name": "undo",
      "plural": false,
      "selections": [
        (v25/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v30 = [
  (v28/*:: as any*/),
  (v13/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "complexity",
    "storageKey": null
  },
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmActivitiesPayload",
        "kind": "LinkedField",
        "name": "confirmActivities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "records",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v15/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEntrustment",
                "kind": "LinkedField",
                "name": "entrustment",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "EntrustmentPanel_entrustment"
                  }
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          },
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmActivitiesPayload",
        "kind": "LinkedField",
        "name": "confirmActivities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "records",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v15/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEntrustment",
                "kind": "LinkedField",
                "name": "entrustment",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "side",
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntrustmentRating",
                    "kind": "LinkedField",
                    "name": "own",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntrustmentRating",
                    "kind": "LinkedField",
                    "name": "other",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOtherHidden",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ratingEndsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordedRole",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttendingsRole",
                    "kind": "LinkedField",
                    "name": "statedRole",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDisputed",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanStateRole",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          },
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2cc2676fa257ccb88daac6b003b0e3ebd64d5dbe51c4d1b731e0e709312d36c4",
    "metadata": {},
    "name": "useConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc71af3eedb53ce332df5898efa5c02f";

export default node;
