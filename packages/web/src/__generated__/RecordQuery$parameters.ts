/**
 * @generated SignedSource<<39856516fbd564c72710f5f07b2fcac4>>
 * @relayHash 2275699c77062841f5f59c0ead646228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae29d7b3b3f45724e9af413f88abfbf45fb9821f8633df9ff1f0e77c7f62745e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae29d7b3b3f45724e9af413f88abfbf45fb9821f8633df9ff1f0e77c7f62745e",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
