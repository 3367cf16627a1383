/**
 * @generated SignedSource<<ae7a32c9fb9fe235d03ce0d02bb7f195>>
 * @relayHash 773de910018e5bbf4158c1bc8ac1d013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18dc18aaf2ebbdd224bb2358877d7b8dac7c6f38b33db526a460a11c91ad7d67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18dc18aaf2ebbdd224bb2358877d7b8dac7c6f38b33db526a460a11c91ad7d67",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
