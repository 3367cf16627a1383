/**
 * @generated SignedSource<<20f45665cc37c1c013dff4464bc9eb0c>>
 * @relayHash f5ea45bf9cd065da3b79750f32d9f3e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee8b45c8c9e1308a3d8d83ae77615a02b69a6575488c9fbf89da261a6518ef3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ee8b45c8c9e1308a3d8d83ae77615a02b69a6575488c9fbf89da261a6518ef3",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
