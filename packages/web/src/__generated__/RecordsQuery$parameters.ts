/**
 * @generated SignedSource<<db44da95fbf8b53e18b06492c2864097>>
 * @relayHash b8c0db56572fe2cbd21f3d736be06435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 754e4674796e901f60fe3d7ca5a74b1eb6e81bfe309e9ebcfd60023d64870a2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "754e4674796e901f60fe3d7ca5a74b1eb6e81bfe309e9ebcfd60023d64870a2c",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
