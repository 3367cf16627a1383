/**
 * @generated SignedSource<<07eb0b5e29322597a98c61f4e3cefc81>>
 * @relayHash d2c366a6200012075df9747d6aacec31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691bd22cd8c6333359f71b5a6d4b8bc3dff69a06724981d738f15f83297ae9a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "691bd22cd8c6333359f71b5a6d4b8bc3dff69a06724981d738f15f83297ae9a0",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
