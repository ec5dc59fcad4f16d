// Learned, not written: what each feature is worth, as a curve over the jewels still in the house. docs/BOTS.md tells how.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/features.hpp"

namespace minuit::hunters {

// clang-format off
inline constexpr Curves kClassicCurves{{
    {1.687F, -1.084F, 0.6928F},  // one
    {-0.002128F, -0.00473F, -0.08724F},  // laden_way_out
    {-0.00455F, 0.009833F, -0.02308F},  // fetch_way
    {-0.01111F, 0.01263F, -0.1602F},  // fetched_out
    {-0.02838F, 0.02252F, -0.002144F},  // unfetched_out
    {-0.09171F, 0.1591F, -0.08898F},  // unfetched
    {0.02271F, 0.1026F, -0.06823F},  // idle_way_out
    {-0.02903F, 0.1835F, -0.1173F},  // longest_way
    {-0.03594F, -0.2189F, 0.155F},  // one_safe
    {-0.0914F, -0.1895F, 0.1692F},  // one_due
    {-0.04949F, -0.1593F, 0.08847F},  // one_safe_met
    {-0.08589F, -0.05146F, 0.07605F},  // one_due_met
    {-0.1921F, -0.2819F, 0.347F},  // two_safe
    {-0.2708F, -0.1058F, -0.03124F},  // two_due
    {-0.1727F, -0.029F, -0.05193F},  // two_safe_met
    {-0.2387F, 0.1069F, -0.1296F},  // two_due_met
    {-0.01546F, 0.07994F, -0.4768F},  // two_due_laden
    {0.002461F, 0.03387F, 0.01686F},  // hunters_at_ghosts
    {-0.3905F, -0.2215F, -0.3316F},  // spirits
    {-0.07762F, -0.1484F, -0.3163F},  // spirits_3
    {-0.1183F, -0.09886F, -0.4727F},  // spirits_4
    {-0.1299F, -0.06456F, -1.11F},  // spirits_5
    {0.2778F, 0.1621F, -0.2813F},  // spirits_met_by_two
    {0.2125F, -0.1787F, -1.775F},  // held_alone
    {0.01765F, 0.2409F, -0.9087F},  // held_in_company
    {-0.033F, 0.201F, -0.2712F},  // help_way
    {-0.2047F, 0.3282F, 0.1038F},  // haunted_jewels
    {0.01426F, -0.03696F, -0.004943F},  // letters_in_pile
    {0.02908F, -0.04086F, 0.002582F},  // pile
    {0.0F, 0.0F, 0.0F},  // locked
    {0.0F, 0.0F, 0.0F},  // wanted_carried
    {0.0F, 0.0F, 0.0F},  // wanted_known
    {0.0F, 0.0F, 0.0F},  // wanted_way
    {0.0F, 0.0F, 0.0F},  // chain
    {0.0F, 0.0F, 0.0F},  // stray
    {0.0F, 0.0F, 0.0F},  // stray_gap
    {0.0F, 0.0F, 0.0F},  // stray_way_out
    {0.0F, 0.0F, 0.0F},  // hidden
    {0.0F, 0.0F, 0.0F},  // free_hunters
    {0.0F, 0.0F, 0.0F},  // free_0
    {0.0F, 0.0F, 0.0F},  // free_1
    {0.0F, 0.0F, 0.0F},  // fetch_gap
    {0.0F, 0.0F, 0.0F},  // fetch_hidden
}};
inline constexpr Curves kAdvancedCurves{{
    {1.463F, -1.715F, 0.8836F},  // one
    {-0.01213F, 0.02059F, -0.1148F},  // laden_way_out
    {-0.007095F, -0.02641F, 0.002745F},  // fetch_way
    {-0.004388F, 0.01335F, -0.08299F},  // fetched_out
    {-0.02521F, 0.03438F, 0.007266F},  // unfetched_out
    {-0.1158F, 0.04066F, -0.1326F},  // unfetched
    {0.01296F, 0.07356F, -0.1717F},  // idle_way_out
    {-0.02376F, 0.1886F, -0.2193F},  // longest_way
    {-0.07366F, -0.1653F, 0.06519F},  // one_safe
    {-0.07786F, -0.03373F, 0.04544F},  // one_due
    {-0.1491F, -0.4617F, 0.3889F},  // one_safe_met
    {-0.1114F, -0.2653F, 0.3156F},  // one_due_met
    {-0.2043F, -0.08606F, 0.122F},  // two_safe
    {-0.1976F, 0.06271F, -0.06249F},  // two_due
    {-0.2366F, -0.2363F, 0.397F},  // two_safe_met
    {-0.2045F, 0.04461F, 0.01888F},  // two_due_met
    {-0.001517F, -0.06831F, -0.8373F},  // two_due_laden
    {0.02771F, 0.2616F, -0.3978F},  // hunters_at_ghosts
    {-0.343F, 0.1796F, -0.2424F},  // spirits
    {-0.08831F, -0.08383F, 0.2214F},  // spirits_3
    {-0.07033F, -0.06005F, -0.8245F},  // spirits_4
    {-0.1466F, 0.2333F, -0.8229F},  // spirits_5
    {0.1758F, 0.5575F, -1.175F},  // spirits_met_by_two
    {0.1961F, -0.0466F, -2.588F},  // held_alone
    {0.03617F, -0.2521F, -0.334F},  // held_in_company
    {-0.01876F, 0.1029F, -0.1561F},  // help_way
    {0.0754F, 0.4718F, -2.353F},  // haunted_jewels
    {-0.02177F, -0.0573F, 0.01501F},  // letters_in_pile
    {0.01766F, -0.05778F, 0.02738F},  // pile
    {0.139F, -0.3564F, 0.1239F},  // locked
    {0.05065F, 0.007907F, 1.108F},  // wanted_carried
    {-0.1771F, 0.09233F, -0.3682F},  // wanted_known
    {0.01459F, -0.04756F, 0.02617F},  // wanted_way
    {-0.04226F, -0.2956F, 0.3067F},  // chain
    {-0.2189F, -0.4579F, 0.2158F},  // stray
    {0.01995F, -0.05578F, -0.152F},  // stray_gap
    {0.01298F, 0.01136F, 0.06471F},  // stray_way_out
    {-0.006998F, 0.05773F, -0.1888F},  // hidden
    {-0.04799F, -0.2886F, 0.2005F},  // free_hunters
    {-0.9531F, 0.6102F, 0.02495F},  // free_0
    {0.02122F, -0.2564F, 0.1031F},  // free_1
    {-0.3068F, 0.7279F, -0.6121F},  // fetch_gap
    {-0.1036F, 0.03953F, -0.4134F},  // fetch_hidden
}};
// clang-format on

}  // namespace minuit::hunters
