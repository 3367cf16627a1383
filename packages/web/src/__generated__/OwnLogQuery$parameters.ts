/**
 * @generated SignedSource<<912e0232401749037d5be3e4c84c721b>>
 * @relayHash 8aa575036477588a683f8854716be3ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b210154f445fdb8c6ba51c53ea20ec5b59251a0a918ee310ac16e84954de22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86b210154f445fdb8c6ba51c53ea20ec5b59251a0a918ee310ac16e84954de22",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
