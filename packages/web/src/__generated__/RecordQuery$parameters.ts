/**
 * @generated SignedSource<<d3c669b9feeb9b906e8f720f8d8b93e8>>
 * @relayHash 500999d231fdb2a81e18176c618fa517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7df3dd69d81052a850f3b0a292f05565939a2f29b15f3eb374213096ab42ddb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7df3dd69d81052a850f3b0a292f05565939a2f29b15f3eb374213096ab42ddb9",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
