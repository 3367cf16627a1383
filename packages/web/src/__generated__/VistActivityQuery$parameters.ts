/**
 * @generated SignedSource<<d1cb06fa681272a99ea63e653759da0b>>
 * @relayHash 1cd2ff4378e980298bed6012e5b5fc10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5896524b1cbd97ce696c302dd792eb6c13dde72a48e1d7328808eba4cfcec176

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5896524b1cbd97ce696c302dd792eb6c13dde72a48e1d7328808eba4cfcec176",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
