/**
 * @generated SignedSource<<31b47c4f31f0eb9354fec97df84af131>>
 * @relayHash 4654cabd479c4072df3480ddf5eec81e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78867f82cbe5c335b5eee54bb63cc0f7024bc0b3bbc5aad023cd77bc7ff59513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78867f82cbe5c335b5eee54bb63cc0f7024bc0b3bbc5aad023cd77bc7ff59513",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
