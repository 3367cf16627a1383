/**
 * @generated SignedSource<<bbbdd12e25b66adfe109462f04e86c12>>
 * @relayHash af6c4f9647b0a4de62741218d7fc2915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adba736320c6730d2cc36727d70064d362cc00432ba22a28f2772228e728c977

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adba736320c6730d2cc36727d70064d362cc00432ba22a28f2772228e728c977",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
