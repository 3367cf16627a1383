/**
 * @generated SignedSource<<367314136be272762d2df348f9e57ea6>>
 * @relayHash fa70bdfeccc329736b0c56efe98fd560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9c78d339be2f581d5b6f5f0d63dd3ea62f9d8f1bf6d5ead4deeb531c065e6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe9c78d339be2f581d5b6f5f0d63dd3ea62f9d8f1bf6d5ead4deeb531c065e6b",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
