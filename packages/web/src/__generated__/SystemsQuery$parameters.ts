/**
 * @generated SignedSource<<fbb57b465abd7e1400c261a238098d84>>
 * @relayHash 25413abd2df8487fc69b3fb342a3f40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8307f1ecedce8da977b0cf7b72e6fff0d2fa2d000c7e5050a782fe5e7816ee18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemsQuery } from './SystemsQuery.graphql';

const node: PreloadableConcreteRequest<SystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8307f1ecedce8da977b0cf7b72e6fff0d2fa2d000c7e5050a782fe5e7816ee18",
    "metadata": {},
    "name": "SystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
