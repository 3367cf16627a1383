/**
 * @generated SignedSource<<43a79552584ec10e8aca79e20a0b671c>>
 * @relayHash 60ecd3b05ec170201eca0046ec8dd060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d958d2779af655c7a6fc5fbe7b54c8d20bf8fbdf5c6da3b31eeec2fec338e14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d958d2779af655c7a6fc5fbe7b54c8d20bf8fbdf5c6da3b31eeec2fec338e14",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
