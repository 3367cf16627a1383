/**
 * @generated SignedSource<<8b3ebd045631e2f40d1ed01db4409b21>>
 * @relayHash 567345967bbd47987ba78558d95ce86f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8038ab349f49fd66b5ffc32ad54136194677b1ab97680133f6bdd92a4ad44d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8038ab349f49fd66b5ffc32ad54136194677b1ab97680133f6bdd92a4ad44d4",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
