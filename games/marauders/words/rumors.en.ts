/** English: the Rumor Cards, each with what it says. */

export const rumorsEn = {
  'rumor.forgedDocuments': 'Forged Documents',
  'rumorText.forgedDocuments': 'Kept: while you have these papers you may enter any port even if its nation wants you.',
  'rumor.aMyriadOfGoods': 'A Myriad of Goods',
  'rumorText.aMyriadOfGoods': 'Draw eight Cargo Cards and keep what you have room for in port, free of charge.',
  'rumor.theFountainOfYouth': 'The Fountain of Youth',
  'rumorText.theFountainOfYouth':
    'Raise one skill of your captain by one for good, not above 4; your crew is filled up.',
  'rumor.aGunsmithOnTheRun': 'A Gunsmith on the Run',
  'rumorText.aGunsmithOnTheRun': 'Take one of each special weapon you lack, and 4 gold.',
  'rumor.theShipwrightsDrawing': 'The Shipwright’s Drawing',
  'rumorText.theShipwrightsDrawing':
    'Your ship is repaired in full; fit one ship modification that lies face up in any port.',
  'rumor.theBishopsLedger': 'The Bishop’s Ledger',
  'rumorText.theBishopsLedger': 'Lose all bounties of one nation, or take 9 gold.',
  'rumor.theMarkedDeck': 'The Marked Deck',
  'rumorText.theMarkedDeck': 'Win 10 gold.',
  'rumor.theRichWidow': 'The Rich Widow',
  'rumorText.theRichWidow': 'Take 7 gold and draw one more Glory Card.',
  'rumor.theStruckOffSurgeon': 'The Struck-off Surgeon',
  'rumorText.theStruckOffSurgeon':
    'He joins you as your surgeon, marked by this card. Your crew is filled up; take 3 gold.',
  'rumor.aPilotWithoutAShip': 'A Pilot Without a Ship',
  'rumorText.aPilotWithoutAShip': 'He joins you as your sailing master, marked by this card. Take 4 gold.',
  'rumor.theHarborMastersBook': 'The Harbor Master’s Book',
  'rumorText.theHarborMastersBook':
    'Set the good in demand in one port: swap it with the reserve or, if that has none, with another port. Take 6 gold.',
  'rumor.theSmugglersCellar': 'The Smugglers’ Cellar',
  'rumorText.theSmugglersCellar': 'Draw seven Cargo Cards, keep every card of one good, and take 3 gold.',
  'rumor.theMintClerksError': 'The Mint Clerk’s Error',
  'rumorText.theMintClerksError': 'Take 12 gold.',
  'rumor.theSunkenPayShip': 'The Sunken Pay Ship',
  'rumorText.theSunkenPayShip': 'Your divers raise 13 gold.',
  'rumor.theCayWithTheSplitPalm': 'The Cay with the Split Palm',
  'rumorText.theCayWithTheSplitPalm': 'Dig up 9 gold and take one special weapon.',
  'rumor.theDrownedFort': 'The Drowned Fort',
  'rumorText.theDrownedFort': 'Take 8 gold. You may dive again: Seamanship for 6 gold more, or else a hull hit.',
  'rumor.theShipThatShouldHaveSunk': 'The Ship That Should Have Sunk',
  'rumorText.theShipThatShouldHaveSunk':
    'Sail away without a point, or fight her crew (three, Leadership 1): 15 gold if you win; if you lose, your captain dies.',
  'rumor.theLostMerchantman': 'The Lost Merchantman',
  'rumorText.theLostMerchantman':
    'Draw four Cargo Cards, take their Plunder Value in gold and keep what fits your hold. No bounty.',
  'rumor.theMaroonedGunner': 'The Marooned Gunner',
  'rumorText.theMaroonedGunner': 'He joins you as your master gunner, marked by this card. Take 3 gold.',
  'rumor.theHiddenCove': 'The Hidden Cove',
  'rumorText.theHiddenCove':
    'Kept: at sea off Old Providence no navy or pirate scouts for you, and a Scout action repairs all damage. Take 5 gold.',
  'rumor.nativeGuides': 'Native Guides',
  'rumorText.nativeGuides': 'Kept: discard it at the start of a turn for three more moves. Take 5 gold.',
  'rumor.theColonialPayChest': 'The Colonial Pay Chest',
  'rumorText.theColonialPayChest':
    'Keep the chest: 15 gold and a Dutch bounty. Or give it back: 7 gold, and all Dutch bounties are forgiven.',
  'rumor.theBrethrensMeeting': 'The Brethren’s Meeting',
  'rumorText.theBrethrensMeeting': 'Move each pirate in play to a zone you name, and take 8 gold.',
  'rumor.theDerelictFrigate': 'The Derelict Frigate',
  'rumorText.theDerelictFrigate':
    'Take her as your ship, a frigate with every location at one and your own crew (no point for her), or strip her for 10 gold.',
  'rumor.theKingsCourier': 'The King’s Courier',
  'rumorText.theKingsCourier':
    'Sell the letters for 8 gold and one more Glory Card, or set two nations of your choice at war and take 6 gold.',
} as const satisfies Record<string, string>

export type RumorWords = keyof typeof rumorsEn
