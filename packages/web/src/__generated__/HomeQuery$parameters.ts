/**
 * @generated SignedSource<<0da7483719a78420945f9fec7bacb7f3>>
 * @relayHash 87485dc4c5cce52420d60de491caca7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aed89922bf984c7d6cfec08c07ccce3625db30396555b96d7e57f6d8fdfce7cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aed89922bf984c7d6cfec08c07ccce3625db30396555b96d7e57f6d8fdfce7cd",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
