/**
 * @generated SignedSource<<2bbde53fb8f5a4657f1a738936ad08f7>>
 * @relayHash 16bb955fbef0d2b99ffedbc3c1f89897
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7e2162f1f59f4d45c457215ebbbce80a66897c9ed762ff366f6c1b9aafa041f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7e2162f1f59f4d45c457215ebbbce80a66897c9ed762ff366f6c1b9aafa041f",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
