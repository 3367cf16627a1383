/**
 * @generated SignedSource<<cbcda463ca88e21a7e16e426ab1d16df>>
 * @relayHash b4347b81f2465df4f5456e546f1c575c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15bd3142ec50e20f6cadd28df8ca7410848519285d0469b51627eac73deca648

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15bd3142ec50e20f6cadd28df8ca7410848519285d0469b51627eac73deca648",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
