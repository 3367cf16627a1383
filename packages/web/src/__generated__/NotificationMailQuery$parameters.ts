/**
 * @generated SignedSource<<b952d4b0b8dc1b7460dda6c111332a7a>>
 * @relayHash 5757af41923557d599bca0160eb44d02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83149d24c444f3c3ec994bf09d631039f10c75e606973361303cf0e21cf6a4ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationMailQuery } from './NotificationMailQuery.graphql';

const node: PreloadableConcreteRequest<NotificationMailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83149d24c444f3c3ec994bf09d631039f10c75e606973361303cf0e21cf6a4ae",
    "metadata": {},
    "name": "NotificationMailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
